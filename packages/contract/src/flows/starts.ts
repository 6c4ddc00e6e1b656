import { z } from 'zod';
import { instant, ref, rowId, text } from '../shapes.ts';

/** Who finished a conversation: a person, the bot at its end, or the bot because the customer stopped answering. */
export const finishedBy = z.enum(['person', 'bot', 'silence']);

/** What starts a flow without a message of the customer. Each may be left out. */
export const flowEvents = z.object({
  /** A conversation was finished. */
  finished: z
    .object({
      by: z.array(finishedBy).min(1).max(3),
      /** Only conversations over these numbers; empty for all. */
      chips: z.array(ref('channel')).max(100).default([]),
      /** Only those of these departments; empty for all. */
      departments: z.array(ref('department')).max(100).default([]),
    })
    .nullable()
    .default(null),
  /** One of these tags was put on the contact. */
  tagged: z
    .object({ tags: z.array(ref('tag')).min(1).max(50) })
    .nullable()
    .default(null),
  /** A variable of the contact got another value; with `value`, that one. */
  changed: z
    .object({ field: text(60).trim().min(1), value: text(200).trim().default('') })
    .nullable()
    .default(null),
  /** A day that a variable of the contact holds. */
  date: z
    .object({
      field: text(60).trim().min(1),
      /** How many days after that day; before it where negative. */
      days: z.number().int().min(-365).max(365).default(0),
      /** In the company's time zone. */
      hour: z.number().int().min(0).max(23).default(9),
      /** Every year, or only in the year that is written. A date without a year counts every year. */
      yearly: z.boolean().default(true),
    })
    .nullable()
    .default(null),
});

/** What can start a flow without a message. */
export const happeningKinds = ['finished', 'tagged', 'changed', 'date'] as const;

/** What somebody who tries a flow lets happen, so that it starts. */
export const startCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('finished') }),
  z.object({ kind: z.literal('tagged'), tag: text(100) }),
  z.object({ kind: z.enum(['changed', 'date']), field: text(60), value: text(200) }),
]);

/** Why a flow did not start, or has not yet, though something happened that starts it. */
export const happeningReasons = {
  over: 'O que o começaria foi desfeito, ou o gatilho mudou.',
  ignored: 'O contato é ignorado.',
  person: 'Uma pessoa atende este contato, ou alguém espera por ela.',
  no_number: 'O contato ainda não conversou por nenhum número em uso.',
  number_off: 'O gatilho não vale no número deste contato.',
  opted_out: 'O contato pediu para não receber divulgação, e não escreveu nas últimas 24 horas.',
  window_closed: 'O número só aceita modelos para quem não escreveu há pouco.',
  rests: 'O fluxo já começou há pouco para este contato.',
  loop: 'Fluxos demais começaram para este contato sem que ele escrevesse.',
  late: 'Não houve momento livre a tempo: outro fluxo conversava, ou o número estava desconectado.',
  failed: 'Um problema impediu o início.',
  busy: 'Espera: outro fluxo conversa com o contato.',
  offline: 'Espera: o número está desconectado.',
} as const;

export type HappeningReason = keyof typeof happeningReasons;

const reasonCodes = Object.keys(happeningReasons) as [HappeningReason, ...HappeningReason[]];

/** Something that started a flow without a message, is about to, or could not. */
export const flowStart = z.object({
  _id: z.string(),
  kind: z.enum(happeningKinds),
  /** The tag's or variable's name; for a conversation that was finished, empty. */
  about: z.string(),
  contact_id: rowId,
  contact_name: z.string(),
  happened: instant,
  state: z.enum(['waiting', 'started', 'refused']),
  reason: z.enum(reasonCodes).nullable(),
});

export type FlowEvents = z.infer<typeof flowEvents>;
export type StartCause = z.infer<typeof startCause>;
export type FinishedBy = z.infer<typeof finishedBy>;
export type HappeningKind = (typeof happeningKinds)[number];
export type FlowStart = z.infer<typeof flowStart>;
