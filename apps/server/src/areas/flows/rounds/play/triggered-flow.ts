import { findsPattern, normalise } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { HeardMessage, KnownContact, World } from '../read/world.ts';

interface Hearing {
  world: World;
  /** In use, oldest first. */
  flows: readonly FlowRow[];
  conversation: BotConversation;
  contact: KnownContact;
  message: HeardMessage;
}

/** The flow that starts by itself at this message: the highest priority of those that want to, then the oldest. */
export function triggeredFlow({ flows, ...hearing }: Hearing): FlowRow | null {
  let best: FlowRow | null = null;
  for (const flow of flows) {
    if (best && flow.priority <= best.priority) continue;
    if (mayStart(flow, hearing) && wants(flow, hearing)) best = flow;
  }
  return best;
}

function mayStart(flow: FlowRow, { world, conversation, contact, message }: Omit<Hearing, 'flows'>): boolean {
  if (!flow.trigger || flow.published_version === null) return false;
  if (conversation.is_manual && !flow.trigger_human) return false;
  if (flow.disabled_chips.includes(conversation.channel_id)) return false;
  if (flow.cooldown_minutes === 0) return true;
  const last = world.starts.get(`${contact.id} ${flow.id}`);
  if (!last) return true;
  const { cooldown_minutes: minutes } = flow;
  return minutes !== null && message.created.getTime() - last.getTime() >= minutes * 60_000;
}

function wants(flow: FlowRow, { world, contact, message }: Omit<Hearing, 'flows'>): boolean {
  const is_first = message.position === 1;
  const occasion = flow.occasions.some(
    (one) =>
      (one === 'any_message' && message.message.trim() !== '') ||
      (one === 'new_conversation' && is_first) ||
      (one === 'first_contact' && is_first && world.newcomers.has(contact.id)),
  );
  return occasion || hasKeyword(flow, message.message);
}

const maxChars = 4096;

/** Keywords are compared as answers are: without case, accents and signs; a pattern sees the text as it is. */
function hasKeyword(flow: FlowRow, text: string): boolean {
  if (!flow.keywords.length) return false;
  const given = text.slice(0, maxChars);
  if (flow.match === 'regex') return flow.keywords.some((pattern) => findsPattern(pattern, given));
  const said = normalise(given);
  return said !== '' && normalised(flow).some((keyword) => matches(flow.match, said, keyword));
}

function matches(mode: FlowRow['match'], said: string, keyword: string): boolean {
  if (keyword === '') return false;
  if (mode === 'exact') return said === keyword;
  // Whole words: "oi" is not in "coisa".
  if (mode === 'starts') return `${said} `.startsWith(`${keyword} `);
  return ` ${said} `.includes(` ${keyword} `);
}

const known = new Map<string, string[]>();
const maxKnown = 2000;

function normalised({ keywords }: FlowRow): string[] {
  const key = keywords.join('\n');
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size >= maxKnown) known.clear();
  const made = keywords.map((keyword) => normalise(keyword));
  known.set(key, made);
  return made;
}
