import type { Visit } from '../../walk/visit.ts';
import { readYesNo } from '../../words/answers/yes-no.ts';
import type { Value } from '../../value.ts';

/** Returns the question with which the bot asks back what it thought: "Você quis dizer “Pix” ou “Boleto”?" */
export function suggestion(labels: readonly string[]): string {
  const named = labels.map((label) => `“${label}”`);
  const last = named.pop() ?? '';
  return `Você quis dizer ${named.length > 0 ? `${named.join(', ')} ou ${last}` : last}?`;
}

/** Returns what the visit asked back about, and whether the customer agreed; null where neither is the case. */
export function answerToSuggestion(visit: Visit, text: string): { suggested: Value; agrees: boolean } | null {
  const { suggested } = visit.memory;
  if (suggested === undefined || suggested === null) return null;
  const agrees = readYesNo({ type: 'text', text, media_url: null, file_name: null }, noClock);
  return typeof agrees === 'boolean' ? { suggested, agrees } : null;
}

/** A yes or a no is the same at any time. */
const noClock = { now: 0, time_zone: 'UTC' };
