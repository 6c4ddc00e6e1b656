import { z } from 'zod';
import { media } from '../media/media.ts';
import { holdReason, sendCounts, sendReason, sendState, waitReason } from '../sending/send-state.ts';
import { instant, rowId } from '../shapes.ts';

/** Seconds between two sends (specification section 9). */
export const campaignIntervals = [20, 30, 60, 90, 120, 180, 240] as const;

export const campaignStatus = z.enum(['draft', 'scheduled', 'started', 'finished', 'canceled', 'error']);

/** Why a campaign could not start, by code, as a sentence. */
export const campaignFailures = {
  late: 'O servidor esteve fora do ar por mais de um dia depois da hora marcada, e nada foi enviado.',
  channel_gone: 'O número de envio foi excluído. Escolha outro e agende de novo.',
  audience_gone: 'A audiência foi apagada. Escolha outra e agende de novo.',
  flow_gone: 'O fluxo foi apagado ou não está publicado. Escolha outro e agende de novo.',
  file_gone: 'O arquivo foi apagado. Escolha outro e agende de novo.',
  nobody: 'Não havia ninguém no público de envio na hora marcada.',
  plan: 'O plano da empresa não tem mais campanhas.',
} as const;

export const campaignFailure = z.enum(
  Object.keys(campaignFailures) as [keyof typeof campaignFailures, ...(keyof typeof campaignFailures)[]],
);

export const campaign = z.object({
  _id: rowId,
  name: z.string(),
  chip: rowId.nullable(),
  audience_type: z.enum(['audience', 'tags']),
  audience: rowId.nullable(),
  audience_name: z.string().nullable(),
  audience_tags: z.array(rowId),
  audience_tags_skip: z.array(rowId),
  message_type: z.enum(['text', 'flow']),
  /** Versions of the text; each receiver gets one of them, in rotation. */
  message: z.array(z.string()),
  media: media.nullable(),
  flow: rowId.nullable(),
  interval: z.number().int(),
  scheduledTo: instant.nullable(),
  status: campaignStatus,
  /** Why it could not start. */
  failure: campaignFailure.nullable(),
  /** Why and since when it is paused. */
  held: z.object({ reason: holdReason, since: instant }).nullable(),
  /** How many have left, and to how many it was meant to go when it started. */
  sent_messages: z.number().int(),
  people_count: z.number().int(),
  counts: sendCounts,
  created_by: z.string().nullable(),
  created: instant,
  started: instant.nullable(),
  finished: instant.nullable(),
  cancel_now: z.boolean(),
  filed: z.boolean(),
});

/** Why somebody of the public receives nothing, as far as it can be known before. */
export const leftOutReason = z.enum(['opted_out', 'ignored', 'unreachable', 'tag_skipped']);

/** How a number would get through a campaign. */
export const campaignForecast = z.object({
  /** When the first leaves, and the last. */
  begins: instant,
  ends: instant,
  /** Whether the hours of sending, the caps of the number or the quota of new chats decide about it. */
  slowed_by: z.array(z.enum(['window', 'caps', 'quota'])),
});

/** Who would receive a campaign, and who would not and why. */
export const campaignCheck = z.object({
  total: z.number().int(),
  receives: z.number().int(),
  left_out: z.array(z.object({ reason: leftOutReason, count: z.number().int() })),
  /** Those who receive and have never written to this number. */
  new_chats: z.number().int(),
  /** Variables of the texts without a default, and how many receivers have no value for each. */
  gaps: z.array(z.object({ variable: z.string(), count: z.number().int() })),
  /** Whether the number is connected now. */
  is_connected: z.boolean(),
  forecast: campaignForecast.nullable(),
});

/** Somebody of the public before the start, with what they would read. */
export const campaignPerson = z.object({
  place: z.number().int(),
  name: z.string(),
  phone: z.string(),
  left_out: leftOutReason.nullable(),
  /** The version that they get; null for a flow. */
  text: z.string().nullable(),
});

/** Somebody to whom a started campaign goes. */
export const campaignRecipient = z.object({
  position: z.number().int(),
  contact_id: rowId.nullable(),
  name: z.string(),
  phone: z.string(),
  /** Counted from 1; null for a flow. */
  version: z.number().int().nullable(),
  state: sendState,
  reason: sendReason.nullable(),
  conversation_id: rowId.nullable(),
  sent: instant.nullable(),
  replied: instant.nullable(),
});

export const campaignRealTime = z.object({
  status: campaignStatus,
  sent_messages: z.number().int(),
  people_count: z.number().int(),
  counts: sendCounts,
  next_messages: z.array(z.object({ name: z.string(), phone: z.string(), text: z.string().nullable() })),
  estimated_finish_time: instant.nullable(),
  held: z.object({ reason: holdReason, since: instant }).nullable(),
  /** What its number waits for, and until when. */
  waits: z.object({ reason: waitReason, until: instant }).nullable(),
});

const result = z.object({
  sent: z.number().int(),
  delivered: z.number().int(),
  read: z.number().int(),
  replied: z.number().int(),
  failed: z.number().int(),
  left_out: z.number().int(),
});

/** What came of a campaign. Each figure holds those who went further: who replied was read. */
export const campaignResults = z.object({
  all: result,
  versions: z.array(result.extend({ text: z.string() })),
  opted_out: z.number().int(),
  /** Conversations that opened because somebody replied. */
  conversations: z.number().int(),
});

export type Campaign = z.infer<typeof campaign>;
export type CampaignStatus = z.infer<typeof campaignStatus>;
export type CampaignFailure = z.infer<typeof campaignFailure>;
export type CampaignCheck = z.infer<typeof campaignCheck>;
export type CampaignForecast = z.infer<typeof campaignForecast>;
export type CampaignPerson = z.infer<typeof campaignPerson>;
export type CampaignRecipient = z.infer<typeof campaignRecipient>;
export type CampaignRealTime = z.infer<typeof campaignRealTime>;
export type CampaignResults = z.infer<typeof campaignResults>;
export type LeftOutReason = z.infer<typeof leftOutReason>;
