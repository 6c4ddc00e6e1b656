import { z } from 'zod';
import { messageFailure } from '../conversations/message.ts';

/**
 * How far a send has come: from `waiting` forward only. `held`: its source is paused. `handed`: it is in the
 * conversation and leaves, or its flow has begun. `skipped`: a rule kept it from being sent, `reason` says which.
 */
export const sendState = z.enum([
  'waiting',
  'held',
  'handed',
  'sent',
  'delivered',
  'read',
  'replied',
  'failed',
  'skipped',
  'cancelled',
]);

export type SendState = z.infer<typeof sendState>;

/** How many sends of a source are in each state. */
export const sendCounts = z.record(sendState, z.number().int());

export type SendCounts = z.infer<typeof sendCounts>;

/** Why a source is held, by code, as a sentence. */
export const holdReasons = {
  paused: 'Pausado por uma pessoa.',
  send_errors: 'Vários envios seguidos falharam. Confira o número e retome.',
  same_text:
    'O mesmo texto já foi para muitas pessoas seguidas que não responderam, e isso pode bloquear o número. Crie variações do texto, ou retome assim mesmo.',
} as const;

/** Why nothing leaves at the moment, and what was not sent, as sentences. The source goes on by itself. */
export const waitReasons = {
  number_offline: 'O número está desconectado.',
  subscription_ended: 'A assinatura da empresa terminou. Os envios continuam quando ela for reativada.',
  number_paused: 'O WhatsApp pediu uma pausa a este número.',
  chats_held: 'O WhatsApp não deixa este número começar conversas novas agora.',
  warm_up: 'O número já começou hoje todas as conversas novas que o aquecimento permite.',
  chat_pause: 'Há um intervalo entre duas conversas novas deste número.',
  interval: 'Há um intervalo entre dois envios deste número.',
  hour_cap: 'O número chegou ao limite de envios por hora.',
  day_cap: 'O número chegou ao limite de envios por dia.',
  outside_window: 'Fora do horário de envios da empresa.',
  busy: 'Os envios anteriores ainda estão saindo.',
  follow_up_hours: 'Fora do horário dos follow-ups.',
  said_since: 'A empresa disse algo depois, e o tempo conta de novo.',
  internal: 'Algo deu errado ao preparar este envio. Ele será tentado de novo.',
} as const;

/** Why a send was left out, as a sentence. */
export const skipReasons = {
  opted_out: 'Pediu para não receber mais mensagens.',
  ignored: 'O contato está ignorado.',
  contact_gone: 'O contato foi apagado.',
  unreachable: 'Este número não alcança o contato, que esconde o telefone.',
  duplicate: 'O contato já recebeu este envio.',
  too_late: 'Passou da hora em que ainda valia a pena enviar.',
  number_gone: 'O número de envio foi excluído.',
  window_closed:
    'O contato não escreveu nas últimas 24 horas, e o número oficial só poderia enviar um modelo aprovado.',
  person_attends: 'Uma pessoa da equipe está atendendo o contato.',
  person_answered: 'Uma pessoa da equipe escreveu antes.',
  flow_unavailable: 'O fluxo foi apagado ou não está publicado.',
  file_gone: 'O arquivo foi apagado.',
  nothing_to_say: 'Não há nada para enviar a este contato.',
  tag_skipped: 'O contato tem uma etiqueta que fica de fora.',
  replied: 'O contato respondeu antes.',
  taken_over: 'Uma pessoa assumiu o atendimento.',
  conversation_finished: 'O atendimento foi finalizado.',
  follow_ups_disabled: 'O auto follow-up está desligado, ou não vale para este atendimento.',
  follow_up_off: 'Os follow-ups deste atendimento foram desativados.',
} as const;

const keysOf = <Name extends string>(texts: Readonly<Record<Name, string>>) => Object.keys(texts) as Name[];

export const holdReason = z.enum(keysOf(holdReasons));
export const waitReason = z.enum(keysOf(waitReasons));
export const skipReason = z.enum(keysOf(skipReasons));
/** Why a send is in its state. Failures are those of messages. */
export const sendReason = z.union([holdReason, waitReason, skipReason, messageFailure]);

export type HoldReason = z.infer<typeof holdReason>;
export type WaitReason = z.infer<typeof waitReason>;
export type SkipReason = z.infer<typeof skipReason>;
export type SendReason = z.infer<typeof sendReason>;
