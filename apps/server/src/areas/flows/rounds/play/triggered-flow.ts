import { findsPattern, normalise } from '@prosa/flow-engine';
import type { FlowRow } from '../../flow-rows.ts';
import { rests } from '../../starts/decide.ts';
import type { HeardMessage } from '../read/world.ts';
import { isQuiet } from './stay-quiet.ts';
import type { Turn } from './turn.ts';

/** Returns the flow that this message starts: the one with the highest priority, then the oldest. */
export function triggeredFlow(turn: Turn, message: HeardMessage): FlowRow | null {
  let best: FlowRow | null = null;
  for (const flow of turn.world.flows) {
    if (best && flow.priority <= best.priority) continue;
    if (mayStart(flow, turn, message) && isTriggered(flow, turn, message)) best = flow;
  }
  return best;
}

function mayStart(flow: FlowRow, { conversation, customer }: Turn, { created }: HeardMessage): boolean {
  if (!flow.trigger || flow.published_version === null) return false;
  if (conversation.is_manual && !flow.trigger_human) return false;
  if (flow.disabled_chips.includes(conversation.channel_id)) return false;
  return !rests(flow, customer.starts.get(flow.id) ?? null, created);
}

function isTriggered(flow: FlowRow, turn: Turn, message: HeardMessage): boolean {
  const { customer, conversation } = turn;
  const { message: text, position } = message;
  const isFirst = position === conversation.said_before + 1;
  const isOccasion = flow.occasions.some(
    (occasion) =>
      (occasion === 'any_message' && text.trim() !== '') ||
      (occasion === 'new_conversation' && isFirst) ||
      (occasion === 'first_contact' && isFirst && customer.isNewcomer),
  );
  return (isOccasion && !isQuiet(turn, flow, message)) || hasKeyword(flow, text);
}

const maxChars = 4096;

/** Keywords are compared as answers are, without case, accents and punctuation; a pattern sees the text as it is. */
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
