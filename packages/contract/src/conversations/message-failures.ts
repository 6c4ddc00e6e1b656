import type { z } from 'zod';
import type { messageFailure } from './message.ts';

/** Why a message failed, by code, in words. */
export const messageFailures = {
  unregistered: 'Número sem WhatsApp',
  refused: 'O WhatsApp recusou a mensagem',
  new_chats_held: 'O WhatsApp não deixa este número começar conversas agora',
  window_closed:
    'Passaram 24 horas desde a última mensagem do cliente: só um modelo aprovado pode ser enviado',
  template_refused: 'A Meta recusou o modelo de mensagem',
  opted_out: 'O cliente pediu para não receber este tipo de mensagem',
  undeliverable: 'O WhatsApp não conseguiu entregar a mensagem a este cliente',
  unreachable: 'O cliente esconde o telefone, e este número não tem como escrever para ele',
  too_large: 'O arquivo é grande demais para o WhatsApp',
  file_refused: 'O WhatsApp não aceitou o arquivo',
  payment_missing: 'A Meta aguarda o pagamento desta conta do WhatsApp',
  name_not_approved:
    'A Meta não aprovou o nome de exibição deste número: corrija o nome no Gerenciador do WhatsApp e tente de novo depois da aprovação',
  channel_removed: 'O número de envio foi removido',
  access_closed: 'A assinatura da empresa terminou, e nada é enviado',
  withdrawn: 'Cancelada: uma pessoa assumiu',
} as const satisfies Record<z.infer<typeof messageFailure>, string>;
