import { startRun, type RunEvent } from '@prosa/flow-engine';
import {
  appendNotice,
  applyTransition,
  givenToFlow,
  type BotConversation,
} from '../../../conversations/index.ts';
import { versionKey } from '../../versions/flow-versions.ts';
import { advance, liveRun } from './advance-run.ts';
import { handToPeople, problems, stopRun } from './hand-to-people.ts';
import { keepOpen } from '../write/finish-conversations.ts';
import { isHeld, release } from './hold-run.ts';
import { keepForLater, mustWait, takeNext } from './mailbox.ts';
import type { Answer, Item } from '../read/read-news.ts';
import type { Round } from '../round-context.ts';
import type { Reached } from '../follow/loop-guard.ts';
import type { Run } from '../run-rows.ts';
import { customerMessage } from './scene-of-run.ts';
import { triggeredFlow } from './triggered-flow.ts';
import type { HeardMessage } from '../read/world.ts';

const maxWakes = 20;

/** Takes a conversation's bot through what is new, in order. Nothing is written yet. */
export function walkConversation(round: Round, conversation: BotConversation, items: readonly Item[]): void {
  const run = round.world.runs.get(conversation.id);
  if (run) silenceIfNeeded(round, conversation, { run, items });
  if (run && conversation.channel_open && run.held_since) release(round, run);
  for (const item of items) handle(round, conversation, item);
  openMailbox(round, conversation);
  wakeIfDue(round, conversation);
  const live = liveRun(round, conversation);
  if (live?.mailbox_until) live.wake_at = live.mailbox_until;
  else if (live?.wake_at && live.wake_at <= round.world.now) sleepOn(round, live);
}

/** What was due and turned out to have nothing to do must not be due for ever. */
function sleepOn({ world, writes }: Round, run: Run): void {
  const until = run.state.waiting?.until ?? null;
  run.wake_at = until === null ? null : new Date(Math.max(until, world.now.getTime() + 1000));
  writes.runs.add(run);
}

/** The rule above all: whoever speaks as a person ends the bot's turn, and so does the end of the conversation. */
function silenceIfNeeded(
  round: Round,
  conversation: BotConversation,
  { run, items }: { run: Run; items: readonly Item[] },
): void {
  const contact = round.world.contacts.get(conversation.contact_id);
  const answered = run.handed && !conversation.waiting_response;
  if (contact?.ignore) stopRun(round, run, 'ignored');
  else if (conversation.finished) stopRun(round, run, 'finished');
  else if (conversation.is_manual && (!run.handed || conversation.user_id !== run.handed_to)) {
    stopRun(round, run, 'human');
  } else if (answered || items.some(({ kind }) => kind === 'person')) stopRun(round, run, 'human');
}

function handle(round: Round, conversation: BotConversation, item: Item): void {
  if (item.kind === 'message') receive(round, conversation, item.message_id);
  else if (item.kind === 'reaction') takeReaction(round, conversation, item.message_id);
  else if (item.kind === 'asked') beginAsAsked(round, conversation, item);
  else if (item.kind === 'answer') takeAnswer(round, conversation, item.answer);
  else if (item.kind === 'failed') tellUndelivered(round, conversation, item.message_id);
}

/** Hears a message now, or keeps it in the run's mailbox. */
function receive(round: Round, conversation: BotConversation, message_id: string): void {
  const run = liveRun(round, conversation);
  if (run && mustWait(round, conversation, { run, message_id })) keepForLater(round, run, message_id);
  else hear(round, conversation, message_id);
}

/** Hears what is in the mailbox, in order, up to the next message that must wait for its file. */
function openMailbox(round: Round, conversation: BotConversation): void {
  const run = liveRun(round, conversation);
  const [first, ...others] = run ? takeNext(round, conversation, run) : [];
  if (first === undefined) return;
  hear(round, conversation, first);
  for (const message_id of others) receive(round, conversation, message_id);
}

function hear(round: Round, conversation: BotConversation, message_id: string): void {
  const message = round.world.messages.get(message_id);
  const contact = round.world.contacts.get(conversation.contact_id);
  if (!message || !contact || contact.ignore || conversation.finished) return;
  wakeIfDue(round, conversation, message.created);
  keepOpen(round, conversation);
  const tooOften = round.loopGuard.reached(customerOf(conversation), round.world.now);
  if (tooOften) return breakLoop(round, conversation, tooOften);
  const heard = customerMessage(message, round.linkOf);
  const run = liveRun(round, conversation);
  if (run && advance(round, conversation, { run, event: { kind: 'message', message: heard } })) {
    return countTurn(round, conversation);
  }
  const { world, flows } = round;
  const triggered = triggeredFlow({ world, flows, conversation, contact, message });
  if (triggered) {
    round.writes.starts.push({ contact_id: contact.id, flow_id: triggered.id });
    world.starts.set(`${contact.id} ${triggered.id}`, message.created);
    if (run) stopRun(round, run, 'replaced');
    applyTransition(conversation, givenToFlow(conversation, triggered.id));
    begin(round, conversation, { flow_id: triggered.id, message });
  } else if (
    !liveRun(round, conversation) &&
    !conversation.is_manual &&
    conversation.chatbot_type === 'flow_chatbot'
  ) {
    const flow_id = conversation.start_flow ?? conversation.flow_id;
    if (flow_id === null) return handToPeople(conversation, { why: problems.over, run_id: null });
    begin(round, conversation, { flow_id, message });
  } else return;
  countTurn(round, conversation);
}

/** A sign alone neither starts nor wakes a bot: it is for the run that asked, or for nobody. */
function takeReaction(round: Round, conversation: BotConversation, message_id: string): void {
  const run = liveRun(round, conversation);
  const message = round.world.messages.get(message_id);
  if (!run || !message?.effect || message.reaction === null) return;
  const { effect, reaction: emoji } = message;
  const reaction = { effect, message_id, emoji, at: round.world.now.getTime() };
  if (advance(round, conversation, { run, event: { kind: 'reaction', reaction } }))
    countTurn(round, conversation);
}

function beginAsAsked(
  round: Round,
  conversation: BotConversation,
  { flow_id, resume, message_id }: Item & { kind: 'asked' },
): void {
  if (conversation.finished || conversation.is_manual) return;
  // The message that tells of it is gone or marked: it was undone already.
  if (message_id !== undefined && !round.world.messages.has(message_id)) return;
  round.writes.finishing.delete(conversation.id);
  const live = liveRun(round, conversation);
  if (live && resume) {
    advance(round, conversation, { run: live, event: { kind: 'resume' } });
    return;
  }
  if (live) stopRun(round, live, 'replaced');
  const interrupted = resume ? round.world.interrupted.get(conversation.id) : undefined;
  if (interrupted && interrupted.state.frames.length) {
    Object.assign(interrupted, {
      ending: null,
      ended: null,
      handed: false,
      handed_to: null,
      held_since: null,
    });
    round.world.runs.set(conversation.id, interrupted);
    advance(round, conversation, { run: interrupted, event: { kind: 'resume' } });
    return;
  }
  const wanted = flow_id ?? conversation.start_flow ?? conversation.flow_id;
  if (wanted !== null) begin(round, conversation, { flow_id: wanted, message: null });
}

/** Starts a flow's published version. Without one people take over, so that nobody is left in silence. */
function begin(
  round: Round,
  conversation: BotConversation,
  { flow_id, message }: { flow_id: string; message: HeardMessage | null },
): void {
  const { world, flows, ids } = round;
  const row = flows.find(({ id }) => id === flow_id);
  const version = row?.published_version ?? null;
  if (version === null) return handToPeople(conversation, { why: problems.unpublished, run_id: null });
  const flow = world.versions.get(versionKey(flow_id, version));
  if (!flow) return handToPeople(conversation, { why: problems.failed, run_id: null });
  const id = ids.next();
  const run: Run = {
    id,
    conversation_id: conversation.id,
    contact_id: conversation.contact_id,
    flow_id,
    version,
    state: startRun({ run_id: id, flow }),
    ending: null,
    wake_at: null,
    held_since: null,
    handed: false,
    handed_to: null,
    speaks_until: null,
    mailbox: [],
    mailbox_until: null,
    steps: 0,
    started: world.now,
    ended: null,
  };
  world.runs.set(conversation.id, run);
  const heard = message && customerMessage(message, round.linkOf);
  advance(round, conversation, { run, event: { kind: 'start', message: heard } });
}

function takeAnswer(round: Round, conversation: BotConversation, answer: Answer): void {
  const run = liveRun(round, conversation);
  if (!run || run.id !== answer.run_id) {
    round.writes.answered.push({ id: answer.id, taken: false });
    return;
  }
  if (isHeld(round, conversation, run)) return;
  const { status, body, problem } = answer;
  const effect = answer.kind === 'webhook' ? 'webhook' : answer.id;
  const event: RunEvent = { kind: 'result', effect, status, body: body ?? '', problem };
  const taken = advance(round, conversation, { run, event });
  round.writes.answered.push({ id: answer.id, taken });
}

function tellUndelivered(round: Round, conversation: BotConversation, message_id: string): void {
  const run = liveRun(round, conversation);
  const message = round.world.messages.get(message_id);
  if (!run || !message?.effect?.startsWith(`${run.id}.`) || message.failure === 'withdrawn') return;
  const problem = 'o WhatsApp recusou a mensagem.';
  advance(round, conversation, { run, event: { kind: 'undelivered', effect: message.effect, problem } });
}

/** Wakes the run for every moment that came, up to the given one. */
function wakeIfDue(round: Round, conversation: BotConversation, upTo = round.world.now): void {
  for (let wakes = 0; wakes < maxWakes; wakes += 1) {
    const run = liveRun(round, conversation);
    const until = run?.state.waiting?.until ?? null;
    if (!run || run.mailbox.length || until === null || until > upTo.getTime()) return;
    if (isHeld(round, conversation, run)) return;
    advance(round, conversation, { run, event: { kind: 'wake' } });
  }
}

/** One customer over one number, whatever conversations that makes: a bot may finish each and begin the next. */
function customerOf({ channel_id, contact_id }: BotConversation): string {
  return `${channel_id} ${contact_id}`;
}

function countTurn({ loopGuard, world }: Round, conversation: BotConversation): void {
  loopGuard.count(customerOf(conversation), world.now);
}

/** Another bot at the far end answers more often than people do: one of them must stop, and says so. */
function breakLoop(round: Round, conversation: BotConversation, { most, words, first }: Reached): void {
  const why = `Mais de ${most} mensagens em ${words}: parece haver outro robô do outro lado.`;
  const run = liveRun(round, conversation);
  if (run) stopRun(round, run, 'loop');
  if (!conversation.is_manual) {
    handToPeople(conversation, { why, run_id: run?.id ?? null });
    return round.loopGuard.forget(customerOf(conversation));
  }
  // A flow that starts while people attend does not, for as long as the limit counts.
  if (first)
    appendNotice(conversation, { event: 'note', message: `${why} O chatbot não responde.`, user_id: null });
  countTurn(round, conversation);
}
