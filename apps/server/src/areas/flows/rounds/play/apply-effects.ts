import { createHash } from 'node:crypto';
import type { Effect, TalkType } from '@prosa/flow-engine';
import {
  appendNotice,
  applyTransition,
  handedToPeople,
  say as sayToCustomer,
  takenBackByBot,
  type BotConversation,
} from '../../../conversations/index.ts';
import type { LibraryFile } from '../../../media/index.ts';
import { changing } from '../write/round-writes.ts';
import { keepValue } from './lasting-values.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';
import type { KnownContact } from '../read/world.ts';

interface Acting {
  run: Run;
  contact: KnownContact;
  effects: readonly Effect[];
}

/** Notes what a step wants to have done. */
export function applyEffects(round: Round, conversation: BotConversation, acting: Acting): void {
  for (const effect of acting.effects) {
    if (effect.kind === 'send') say(round, conversation, { run: acting.run, effect });
    else apply(round, conversation, { ...acting, effect });
  }
}

type Send = Effect & { kind: 'send' };

function say(round: Round, conversation: BotConversation, { run, effect }: { run: Run; effect: Send }): void {
  const { world } = round;
  const { type, text, media, voice = false, link_preview = false } = effect.message;
  const file = media === null ? undefined : world.media.get(media);
  // After what it said before has left.
  const before = Math.max(world.now.getTime(), run.speaks_until?.getTime() ?? 0);
  run.speaks_until = new Date(before + effect.after_ms);
  sayToCustomer(conversation, {
    message_id: messageIdOf(effect.id),
    effect: effect.id,
    type: file ? sentAs(type, file) : type,
    text,
    media: file ? { id: file.id, file_name: file.file_name } : null,
    voice: voice && file?.type === 'audio',
    link_preview,
    lane: 'bot',
    at: run.speaks_until,
  });
}

/** What leaves is what the file is; a sticker is a picture. */
function sentAs(type: TalkType, file: LibraryFile): TalkType {
  return type === 'sticker' && file.type === 'image' ? type : file.type;
}

/** The same deed is the same message on the network: 28 signs of its hash, as message ids are made here. */
export function messageIdOf(effect: string): string {
  return `${createHash('sha256').update(effect).digest('hex').slice(0, 28).toUpperCase()}PF`;
}

type Deed = Exclude<Effect, Send>;
type Doing = Omit<Acting, 'effects'> & { effect: Deed };

function apply(round: Round, conversation: BotConversation, doing: Doing): void {
  const { effect, run, contact } = doing;
  const { writes } = round;
  switch (effect.kind) {
    case 'tags':
    case 'contact':
    case 'ignore':
      return changeContact(round, contact, effect);
    case 'draw':
      contact.drawn[effect.key] = effect.value;
      writes.draws.push({ contact_id: contact.id, key: effect.key, value: effect.value });
      return;
    case 'keep':
      return keepValue(round, conversation, effect);
    case 'consent':
    case 'opt_out':
      return consent(round, contact, effect);
    case 'transfer':
      return transfer(round, conversation, { run, effect });
    case 'take_back':
      return takeBack(conversation, run);
    case 'note':
      return note(conversation, effect.text);
    case 'mention':
      writes.mentions.push({ ...effect, run_id: run.id, conversation_id: conversation.id });
      return;
    case 'mask':
      writes.masked.push(effect.message_id);
      return;
    case 'score':
      return score(round, conversation, effect);
    case 'finish':
      writes.finishing.add(conversation.id);
      return;
    case 'request':
      writes.requests.push({ id: effect.id, run_id: run.id, kind: 'request', request: effect.request });
      return;
    default:
      return effect satisfies never;
  }
}

type Of<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;

function changeContact(
  { writes }: Round,
  contact: KnownContact,
  effect: Of<'tags' | 'contact' | 'ignore'>,
): void {
  const change = changing(writes, contact.id);
  if (effect.kind === 'ignore') {
    change.ignore = true;
    change.ignored_until = effect.until === null ? null : new Date(effect.until);
    contact.ignore = true;
    return;
  }
  if (effect.kind === 'contact') {
    const { override_name, ...data } = effect.fields;
    Object.assign(change.data, data);
    contact.data = { ...contact.data, ...data };
    if (override_name !== undefined) {
      change.override_name = override_name;
      contact.name = override_name;
    }
    if (effect.annotation !== null) change.annotations.push(effect.annotation);
    return;
  }
  for (const tag of effect.remove) {
    change.add_tags.delete(tag);
    change.remove_tags.add(tag);
  }
  for (const tag of effect.add) {
    change.remove_tags.delete(tag);
    change.add_tags.add(tag);
  }
  contact.tags = [...new Set([...contact.tags, ...effect.add])].filter((tag) => !change.remove_tags.has(tag));
}

function consent(
  { writes }: Round,
  { id: contact_id }: KnownContact,
  effect: Of<'consent' | 'opt_out'>,
): void {
  const { id, flow_id, message_id } = effect;
  const said =
    effect.kind === 'consent'
      ? { purpose: effect.purpose, accepted: effect.accepted, text: effect.text }
      : { purpose: 'marketing', accepted: false, text: '' };
  writes.consents.push({ id, contact_id, flow_id, message_id, ...said });
}

function score({ writes }: Round, { id, contact_id }: BotConversation, effect: Of<'score'>): void {
  const { flow_id, value, scale, comment, node } = effect;
  const [run_id = effect.id] = effect.id.split('.');
  writes.scores.push({
    // A comment that comes later belongs to the same score.
    id: `${run_id}.${flow_id}.${node}`,
    contact_id,
    conversation_id: id,
    flow_id,
    value,
    scale,
    comment,
  });
}

function transfer(
  round: Round,
  conversation: BotConversation,
  { run, effect }: { run: Run; effect: Of<'transfer'> },
): void {
  const { world, writes } = round;
  const { department, user: user_id, priority, summary, strategy } = effect;
  const name = department === null ? undefined : world.company.department_names[department];
  const where = name === undefined ? 'a equipe' : `o departamento ${name}`;
  const message = `O chatbot transferiu para ${where}`;
  applyTransition(
    conversation,
    handedToPeople(conversation, {
      now: world.now,
      ...(department !== null && name !== undefined && { department_id: department }),
      user_id,
      priority,
      notices: [
        { event: 'handed', message, user_id: null, effect: run.id },
        ...(summary?.trim() ? [{ event: 'note', message: summary, user_id: null } as const] : []),
      ],
    }),
  );
  if (name !== undefined) conversation.department_name = name;
  run.handed = true;
  run.handed_to = user_id;
  const { id: conversation_id, contact_id, department_id } = conversation;
  if (user_id === null && strategy !== 'none')
    writes.transfers.push({ run, conversation_id, contact_id, department_id, strategy });
}

function takeBack(conversation: BotConversation, run: Run): void {
  applyTransition(conversation, takenBackByBot(conversation));
  run.handed = false;
  run.handed_to = null;
}

function note(conversation: BotConversation, message: string): void {
  appendNotice(conversation, { event: 'note', message, user_id: null });
}
