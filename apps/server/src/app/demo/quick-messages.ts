import type { Queryable } from '../../platform/db/queryable.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import { insertRows } from './insert-rows.ts';

const messages = {
  oi: '{saudacao}, {primeiro_nome}! Aqui é {atendente}, da {empresa}. Como posso ajudar?',
  pix: 'Nossa chave Pix é o CNPJ 12.345.678/0001-95, em nome de {empresa}. Assim que o comprovante chegar, seu pedido segue para a separação.',
  endereco: 'Ficamos na Rua das Laranjeiras, 480, em Curitiba. Abrimos de segunda a sábado, das 9h às 18h.',
  prazo: 'O prazo de entrega para {cidade} é de 5 a 8 dias úteis depois da confirmação do pagamento.',
  pedido: 'Encontrei aqui, {primeiro_nome}: o pedido {pedido} já saiu para entrega.',
  troca:
    'A troca é gratuita em até 7 dias.\nPreciso de:\n1. uma foto da peça\n2. o número do pedido\n3. o que aconteceu',
  'ja-volto': 'Só um instante, {primeiro_nome}, vou confirmar com o estoque e já volto.',
  obrigado: 'Obrigado pelo contato, {primeiro_nome}! Qualquer coisa é só chamar por aqui.',
};

const folders: Partial<Record<string, string>> = {
  pix: 'Pagamento',
  prazo: 'Entrega e troca',
  pedido: 'Entrega e troca',
  troca: 'Entrega e troca',
};

interface Place {
  account_id: string;
  created: Date;
  ids: Ids;
}

/** Adds the answers that the shop's people give most often. */
export async function addQuickMessages(tx: Queryable, { account_id, created, ids }: Place): Promise<void> {
  const rows = Object.entries(messages).map(([shortcut, message]) => ({
    account_id,
    id: ids.next(),
    shortcut,
    message,
    folder: folders[shortcut] ?? '',
    filed: false,
    created,
  }));
  await insertRows(tx, 'quick_messages', rows);
}
