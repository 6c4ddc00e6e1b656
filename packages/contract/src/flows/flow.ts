import { z } from 'zod';
import { channelCapabilities } from '../channels/capabilities.ts';
import { messageType } from '../conversations/message.ts';
import { ref, instant, rowId, text } from '../shapes.ts';
import { flowEvents, startCause } from './starts.ts';
import { flowDocument } from './document.ts';

/** How a flow starts on its own (specification section 3, the flow's trigger). */
export const flowTrigger = z.object({
  /** Whether it starts on its own at all. */
  trigger: z.boolean().default(false),
  keywords: z.array(text(100)).max(100).default([]),
  /** Whether it also starts while a person serves. */
  trigger_human: z.boolean().default(false),
  /** Numbers on which it does not start on its own. */
  disabled_chips: z.array(ref('channel')).max(100).default([]),
  match: z.enum(['exact', 'starts', 'contains', 'regex']).default('exact'),
  /** Besides keywords: any text, the contact's first message ever, the first one of a conversation. */
  occasions: z
    .array(z.enum(['any_message', 'first_contact', 'new_conversation']))
    .max(3)
    .default([]),
  /** What starts it without a message. */
  events: flowEvents.prefault({}),
  /** The higher one wins; then the older flow. */
  priority: z.number().int().min(0).max(100).default(0),
  /** How many minutes it does not start again for the same contact; 0 starts always, null only once. */
  cooldown_minutes: z.number().int().min(0).max(525_600).nullable().default(0),
});

/** A flow as lists and selects show it. */
export const flowSummary = z.object({
  _id: rowId,
  name: z.string(),
  filed: z.boolean(),
  ...flowTrigger.shape,
  /** How long its runs wait for a number that is disconnected before they go on without it. */
  hold_hours: z.number().int(),
  /** How many minutes after the end thanks and farewells do not start it again; 0 is not at all. */
  quiet_minutes: z.number().int(),
  /** Null until it is published for the first time. */
  published_version: z.number().int().nullable(),
  /** Whether its published version has phrases that apply in every flow. */
  everywhere: z.boolean(),
  /** Whether the draft differs from the published version. */
  changed: z.boolean(),
  updated: instant,
});

export const flow = flowSummary.extend({
  /** The draft: what the editor shows. */
  document: flowDocument,
  /** Counts the saves of the draft; a request to save says which revision its author saw. */
  revision: z.number().int(),
  /** Whether the person who asks was the last to save the draft. */
  saved_by_you: z.boolean(),
  /** What runs now. */
  published: flowDocument.nullable(),
});

export const flowVersion = z.object({
  version: z.number().int(),
  published: instant,
  user_name: z.string(),
  nodes: z.number().int(),
});

/** What comes from outside, up to the length that a test stores. */
const outsideBody = text(65_536);

/**
 * What a customer of a recorded test does, and what they must get, in order. Older tests lack the fields that have a
 * default; parsing them with this shape brings them up to date.
 */
export const flowTestStep = z.discriminatedUnion('kind', [
  /** Whom the bot talks with, from a real conversation; an example person when it is left out. */
  z.object({ kind: z.literal('contact'), name: text(120) }),
  /** The bot begins on its own; a test that begins with the bot's words may leave this out. */
  z.object({ kind: z.literal('start'), by: startCause.optional() }),
  z.object({
    kind: z.literal('customer'),
    text: text(4096),
    type: messageType.exclude(['summary', 'system']).default('text'),
    /** For a file only the name is stored, never its content. */
    file_name: text(255).nullable().default(null),
    /** The bot's message that it quotes, counted from 0. */
    quotes: z.number().int().min(0).max(199).nullable().default(null),
    /** Of an answer that was tapped: the option's id. */
    option_id: z.string().max(256).optional(),
  }),
  /** The customer puts a reaction on the bot's message `to`, counted from 0. */
  z.object({ kind: z.literal('reaction'), emoji: text(64), to: z.number().int().min(0).max(199) }),
  z.object({ kind: z.literal('bot'), text: text(10_000) }),
  /** Time passes. */
  z.object({ kind: z.literal('clock'), minutes: z.number().int().min(1).max(527_040) }),
  /** The answer to an HTTP request; a status of null means no answer. */
  z.object({ kind: z.literal('response'), status: z.number().int().nullable(), body: outsideBody }),
  /** A program outside calls the run's own address. */
  z.object({ kind: z.literal('call'), body: outsideBody }),
]);

export const flowTest = z.object({
  _id: rowId,
  name: z.string(),
  /** The time at which it begins. */
  starts: instant,
  steps: z.array(flowTestStep).max(200),
});

/** A saved test and its result; `difference` is null when everything was as expected. */
export const flowTestResult = z.object({
  _id: rowId,
  name: z.string(),
  difference: z.object({ step: z.number().int(), expected: z.string(), got: z.string() }).nullable(),
});

/** Something wrong with a drawn flow; clicking it leads to its node. */
export const flowProblem = z.object({
  /** Null for the flow as a whole. */
  node: z.string().nullable(),
  severity: z.enum(['error', 'warning']),
  /** One pt-BR sentence that says what to do. */
  message: z.string(),
});

/** A number whose customers may come to a flow, and what it can send. */
export const flowNumber = z.object({
  name: z.string(),
  sends: channelCapabilities.shape.sends,
  voice_notes: z.boolean(),
  /** Whether it shows the options of a menu to be tapped. */
  taps: z.boolean(),
});

/** How many runs of a period reached a node, left it by each port, and wait there now. */
export const flowNodeCount = z.object({
  node: z.string(),
  entered: z.number().int(),
  waiting: z.number().int(),
  ports: z.record(z.string(), z.number().int()),
});

export type FlowTrigger = z.infer<typeof flowTrigger>;
export type FlowSummary = z.infer<typeof flowSummary>;
export type Flow = z.infer<typeof flow>;
export type FlowVersion = z.infer<typeof flowVersion>;
export type FlowTest = z.infer<typeof flowTest>;
export type FlowTestStep = z.infer<typeof flowTestStep>;
export type FlowTestResult = z.infer<typeof flowTestResult>;
export type FlowProblem = z.infer<typeof flowProblem>;
export type FlowNumber = z.infer<typeof flowNumber>;
export type FlowNodeCount = z.infer<typeof flowNodeCount>;
