import { z } from 'zod';
import { defineCall } from '../call.ts';
import { interval, intervalErrors } from '../interval.ts';
import { done, ref, rowId, saved, text, undoable } from '../shapes.ts';
import { flowDocument } from './document.ts';
import {
  flow,
  flowNodeCount,
  flowNumber,
  flowProblem,
  flowSummary,
  flowTest,
  flowTestResult,
  flowTestStep,
  flowTrigger,
  flowVersion,
} from './flow.ts';
import { flowStart } from './starts.ts';
import { flowTrace } from './trace.ts';

const manage = { can: 'flows.manage' } as const;

export const flowCalls = {
  /** All in use: numbers and the desk's transfer choose from them too. */
  getFlows: defineCall({
    path: 'get-flows-by-user',
    access: { can: 'conversations.view' },
    input: z.object({}),
    output: z.array(flowSummary),
  }),
  getFlow: defineCall({
    path: 'get-flow-by-id',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: flow,
  }),
  /**
   * Creates, or with `_id` changes, a flow: its name, its trigger, how long it waits, its draft, the archive flag. A
   * draft is saved as it is, right or wrong; `revision` is the one it was drawn upon, and an older one is refused.
   */
  saveFlow: defineCall({
    path: 'create-or-update-flow',
    access: manage,
    input: z.object({
      _id: ref('flow').optional(),
      name: text(120).optional(),
      trigger: flowTrigger.optional(),
      hold_hours: z.number().int().min(1).max(24).optional(),
      quiet_minutes: z.number().int().min(0).max(1440).optional(),
      document: flowDocument.optional(),
      revision: z.number().int().min(0).max(1_000_000).optional(),
      filed: z.boolean().optional(),
    }),
    output: saved.extend({ revision: z.number().int() }),
    errors: [
      'name_required',
      'flow_keyword_required',
      'flow_event_filed',
      'flow_limit',
      'flow_changed',
      'flow_changed_by_you',
      'flow_in_use',
      'flow_pattern_invalid',
    ],
  }),
  duplicateFlow: defineCall({
    path: 'duplicate-flow',
    access: manage,
    input: z.object({ flow_id: ref('flow'), name: text(120).default('') }),
    output: saved,
    errors: ['name_required', 'flow_limit'],
  }),
  /** What lately started the flow without a message, or why it did not; newest first. */
  getFlowStarts: defineCall({
    path: 'get-flow-starts',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowStart),
  }),
  /** What the server finds wrong with the draft, the things that only it can know included. */
  checkFlow: defineCall({
    path: 'check-flow',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowProblem),
  }),
  /**
   * Makes the draft what runs. Saved tests run first; with differences it is published only when `accept` says they
   * were seen. Runs in progress keep their version unless `migrate`, and then where their node is still there.
   */
  publishFlow: defineCall({
    path: 'publish-flow',
    access: manage,
    input: z.object({
      flow_id: ref('flow'),
      revision: z.number().int().min(0).max(1_000_000),
      accept: z.boolean().default(false),
      migrate: z.boolean().default(false),
    }),
    output: z.object({ version: z.number().int().nullable(), tests: z.array(flowTestResult) }),
    errors: ['flow_has_errors', 'flow_changed', 'flow_changed_by_you'],
  }),
  getFlowVersions: defineCall({
    path: 'get-flow-versions',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowVersion),
  }),
  getFlowVersion: defineCall({
    path: 'get-flow-version',
    access: manage,
    input: z.object({ flow_id: ref('flow'), version: z.number().int().min(1).max(1_000_000) }),
    output: flowDocument,
  }),
  getFlowTests: defineCall({
    path: 'get-flow-tests',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowTest),
  }),
  saveFlowTest: defineCall({
    path: 'create-flow-test',
    access: manage,
    input: z.object({
      flow_id: ref('flow'),
      name: text(120).default(''),
      starts: z.iso.datetime(),
      steps: z.array(flowTestStep).min(1).max(200),
    }),
    output: saved,
    errors: ['name_required'],
  }),
  /** A real conversation with this flow as the steps of a test. */
  recordFlowTest: defineCall({
    path: 'record-flow-test',
    access: manage,
    input: z.object({
      flow_id: ref('flow'),
      conversation_id: ref('conversation'),
      name: text(120).default(''),
    }),
    output: saved,
    errors: ['name_required', 'flow_not_run_here'],
  }),
  /** What the draft of this revision makes of a test is from now on what the test expects. */
  acceptFlowTest: defineCall({
    path: 'accept-flow-test',
    access: manage,
    input: z.object({ test_id: ref('flow_test'), revision: z.number().int().min(0).max(1_000_000) }),
    output: done,
    errors: ['flow_changed', 'flow_changed_by_you', 'flow_test_too_long'],
  }),
  deleteFlowTest: defineCall({
    path: 'delete-flow-test',
    access: manage,
    input: z.object({ test_id: ref('flow_test') }),
    output: done,
  }),
  runFlowTests: defineCall({
    path: 'run-flow-tests',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowTestResult),
  }),
  getFlowCounts: defineCall({
    path: 'get-flow-counts',
    access: manage,
    input: z.object({ flow_id: ref('flow'), interval: interval.default(30) }),
    output: z.array(flowNodeCount),
    errors: intervalErrors,
  }),
  /** Makes the request of an HTTP node, for its "Testar" button and the editor's simulator. */
  tryFlowRequest: defineCall({
    path: 'try-flow-request',
    access: manage,
    input: z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      // As long as a run makes them of a node's templates.
      url: text(40_000),
      headers: z
        .array(z.object({ name: text(10_000), value: text(10_000) }))
        .max(32)
        .default([]),
      body: text(512_000).nullable().default(null),
      secret: text(60).default(''),
      timeout_seconds: z.number().int().min(1).max(120).default(30),
    }),
    output: z.object({
      /** Null when there was no answer. */
      status: z.number().int().nullable(),
      body: z.string(),
      /** Why there was none, in one sentence. */
      problem: z.string().nullable(),
      duration_ms: z.number().int(),
    }),
    errors: ['email_unproven'],
    throttle: 'strict',
  }),
  /** The numbers whose customers may come to the flow, and what each can send, by which its blocks are checked. */
  getFlowNumbers: defineCall({
    path: 'get-flow-numbers',
    access: manage,
    input: z.object({ flow_id: ref('flow') }),
    output: z.array(flowNumber),
  }),
  /** Names and the hosts they may be sent to: values never come back. */
  getFlowSecrets: defineCall({
    path: 'get-flow-secrets',
    access: manage,
    input: z.object({}),
    output: z.array(z.object({ name: z.string(), hosts: z.array(z.string()) })),
  }),
  /**
   * Keeps a value under a name, encrypted, to be sent over https to these hosts alone; an empty value forgets it. Other
   * hosts for a known secret need its value again, so that nobody learns it by sending it to a host of theirs.
   */
  saveFlowSecret: defineCall({
    path: 'create-or-update-flow-secret',
    access: manage,
    input: z.object({
      name: text(60).default(''),
      value: text(4000).default(''),
      hosts: z.array(text(300)).max(10).default([]),
    }),
    output: done,
    errors: ['name_required', 'secret_host_required', 'secret_value_invalid'],
  }),
  /** Hands a conversation to a flow, from its start, or where the bot was interrupted in it. */
  transferToFlow: defineCall({
    path: 'transfer-conversation-to-flow',
    access: { can: 'conversations.view' },
    input: z.object({
      conversation_id: ref('conversation'),
      flow: ref('flow').or(z.literal('')).default(''),
      resume: z.boolean().default(false),
    }),
    output: undoable,
    errors: ['flow_to_transfer_required', 'flow_not_published', 'conversation_finished'],
  }),
  /** "Por que o robô disse isso?": the run behind a bot's message. */
  getFlowTrace: defineCall({
    path: 'get-flow-trace',
    access: { can: 'conversations.view' },
    input: z.object({ message_id: ref('message') }),
    output: flowTrace,
  }),
  /**
   * What stands behind the mask of an answer to a sensitive question, for the person who attends the conversation and for
   * those who may reveal answers in all that they see. It is recorded who looked.
   */
  revealAnswer: defineCall({
    path: 'reveal-answer',
    access: { can: 'conversations.view' },
    input: z.object({ message_id: ref('message') }),
    output: z.object({ text: z.string() }),
    errors: ['answer_not_yours', 'answer_gone'],
  }),
  /** Conversations in progress to which flows called the person, who has not seen it yet; latest first. */
  getMentions: defineCall({
    path: 'get-mentions',
    access: { can: 'conversations.view' },
    input: z.object({}),
    output: z.array(z.object({ conversation_id: rowId })),
  }),
  /** The person saw that they were called to a conversation. */
  seeMention: defineCall({
    path: 'see-mention',
    access: { can: 'conversations.view' },
    input: z.object({ conversation_id: ref('conversation') }),
    output: done,
  }),
};
