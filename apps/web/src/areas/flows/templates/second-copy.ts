import { IconReceipt } from '@tabler/icons-react';
import { documentOf, end, menu, node, question, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

const greeting = [
  '{sistema.saudacao}! Aqui você pede a segunda via e paga com Pix. 😊',
  'Do que você precisa?',
].join('\n');

/** For companies with a system of their own: where to insert a request before the hand-over to the finance team. */
const hint =
  'Seu sistema tem API? Antes de “Pede a segunda via”, coloque uma Requisição HTTP que busca o boleto por {documento} e uma Mensagem que o envia. O que falhar segue para a equipe.';

/** Offers a second copy of a bill by CPF or CNPJ, or the Pix key. People send the copy and check the receipt. */
export const secondCopy: FlowTemplate = {
  id: 'segunda-via',
  name: '2ª via e Pix',
  description: 'Pede CPF ou CNPJ e passa a segunda via ao financeiro, ou manda a chave Pix e o comprovante.',
  icon: IconReceipt,
  document: documentOf(
    [
      start('pedido'),
      menu({
        id: 'pedido',
        at: [1, 0],
        label: 'O que precisa',
        text: greeting,
        options: [
          { id: 'boleto', label: 'Segunda via do boleto', synonyms: ['boleto', '2 via', 'fatura'] },
          { id: 'pix', label: 'Pagar com Pix', synonyms: ['pix', 'chave pix', 'pagar'] },
          { id: 'pago', label: 'Enviar comprovante', synonyms: ['comprovante', 'já paguei', 'paguei'] },
          { id: 'pessoa', label: 'Falar com o financeiro', synonyms: ['atendente', 'humano', 'financeiro'] },
        ],
        next: {
          'option:boleto': 'titular',
          'option:pix': 'chave',
          'option:pago': 'comprovante',
          'option:pessoa': 'financeiro',
          no_match: 'financeiro',
          timeout: 'parado',
        },
      }),
      menu({
        id: 'titular',
        at: [2, -4],
        label: 'Em nome de quem',
        text: 'A cobrança está em nome de quem?',
        options: [
          { id: 'cpf', label: 'Pessoa (CPF)', synonyms: ['cpf', 'pessoa', 'pessoa física', 'meu'] },
          { id: 'cnpj', label: 'Empresa (CNPJ)', synonyms: ['cnpj', 'empresa', 'pessoa jurídica'] },
        ],
        next: { 'option:cpf': 'cpf', 'option:cnpj': 'cnpj', no_match: 'financeiro', timeout: 'parado' },
      }),
      question({
        id: 'cpf',
        at: [3, -6],
        label: 'CPF',
        ask: { text: 'Qual é o CPF?', kind: 'cpf', variable: 'documento' },
        next: { next: 'segunda-via', no_match: 'financeiro', timeout: 'parado' },
      }),
      question({
        id: 'cnpj',
        at: [3, -3],
        label: 'CNPJ',
        ask: { text: 'Qual é o CNPJ?', kind: 'cnpj', variable: 'documento' },
        next: { next: 'segunda-via', no_match: 'financeiro', timeout: 'parado' },
      }),
      toPeople({
        id: 'segunda-via',
        at: [4, -5],
        label: 'Pede a segunda via',
        text: 'Obrigado! O financeiro já recebeu seu pedido e envia a segunda via por aqui. Protocolo {sistema.protocolo}.',
      }),
      node('message', {
        id: 'chave',
        at: [2, 2.5],
        label: 'Chave Pix',
        settings: {
          blocks: [
            {
              id: 'chave-1',
              type: 'text',
              delay_ms: 0,
              variants: ['Nossa chave Pix está na próxima mensagem: é só copiar.'],
              link_preview: false,
            },
            // In a message of its own, so that one tap copies it.
            {
              id: 'chave-2',
              type: 'text',
              delay_ms: 0,
              variants: ['Escreva aqui a chave Pix da empresa'],
              link_preview: false,
            },
          ],
          typing: true,
        },
        next: { next: 'comprovante' },
      }),
      question({
        id: 'comprovante',
        at: [3, 1],
        label: 'Comprovante',
        ask: {
          text: 'Quando pagar, mande o comprovante por aqui, em foto ou PDF.',
          kind: 'file',
          variable: 'comprovante',
          timeout: { amount: 1, unit: 'days' },
          error_text: 'Ainda não recebi o comprovante. Pode mandar a foto ou o PDF?',
        },
        next: { next: 'confere', no_match: 'financeiro', timeout: 'parado' },
      }),
      toPeople({
        id: 'confere',
        at: [4, 0],
        label: 'Confere o pagamento',
        text: 'Recebemos! O financeiro confere o pagamento e confirma por aqui.',
      }),
      toPeople({
        id: 'financeiro',
        at: [4, 3.5],
        label: 'Financeiro',
        text: 'Certo! Já chamei alguém do financeiro para ajudar você.',
      }),
      end({
        id: 'parado',
        at: [4, 6],
        outcome: 'abandonado',
        text: 'Quando quiser continuar, é só mandar uma mensagem. 🙂',
      }),
    ],
    [
      {
        id: 'dica',
        kind: 'note',
        text: hint,
        position: { x: 1400, y: -700 },
        size: { width: 248, height: 190 },
      },
    ],
  ),
};
