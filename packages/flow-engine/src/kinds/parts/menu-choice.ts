import type { FlowNodeOf } from '@prosa/contract';
import type { CustomerMessage } from '../../run.ts';
import type { Visit } from '../../walk/visit.ts';
import { matchOption, readChoice, readOption, type OptionReading } from '../../words/match-option.ts';
import { normalise } from '../../words/normalise.ts';
import { joined } from './gather.ts';
import { menuKeys, tappedKey, type MenuOption } from './menu-options.ts';
import { answerToSuggestion } from './suggest.ts';

type MenuVisit = Visit<FlowNodeOf<'menu'>>;

/** What a message chooses: an option's id or one of `menuKeys`, and how it was said; or the options it may mean. */
export type MenuChoice =
  | { key: string; how: Extract<OptionReading, { kind: 'chosen' }>['how'] | 'tapped' | 'agreed' }
  | { key: null; maybe: MenuOption[]; declines?: true };

/** Reads what a message chooses: a tap before all, then the answer to what the menu asked back, then the words. */
export function chosenIn(visit: MenuVisit, message: CustomerMessage, options: MenuOption[]): MenuChoice {
  const tapped = tappedKey(visit, message, options);
  if (tapped !== null) return { key: tapped, how: 'tapped' };
  const answer = answerToSuggestion(visit, message.text);
  const suggested = answer && options.find(({ id }) => id === answer.suggested);
  if (suggested) {
    return answer.agrees ? { key: suggested.id, how: 'agreed' } : { key: null, maybe: [], declines: true };
  }
  if (isBack(visit, message)) return { key: menuKeys.back, how: 'exact' };
  const { fuzzy } = visit.node.settings;
  const reading = readOption(message.text, options, { fuzzy });
  if (reading.kind === 'chosen') return { key: reading.id, how: reading.how };
  const quoted = quotedOption(message, options);
  if (quoted) return { key: quoted.id, how: 'exact' };
  return { key: null, maybe: options.filter(({ id }) => reading.ids.includes(id)) };
}

/**
 * Reads what messages choose that came in a burst: an option that one of them chooses, or else all of them together. Two
 * options of which they choose or may mean each are a doubt.
 */
export function chosenTogether(
  visit: MenuVisit,
  messages: CustomerMessage[],
  options: MenuOption[],
): MenuChoice {
  const each = messages.map((message) => chosenIn(visit, message, options));
  const chosen = each.find(({ key }) => key !== null);
  const keys = new Set(each.flatMap((one) => (one.key === null ? one.maybe.map(({ id }) => id) : [one.key])));
  if (chosen && keys.size > 1) return { key: null, maybe: options.filter(({ id }) => keys.has(id)) };
  const together = messages.length > 1 ? joined(messages) : null;
  const first = chosen ?? each.find(isRefusal) ?? (together && chosenIn(visit, together, options)) ?? each[0];
  return first ?? { key: null, maybe: [] };
}

/** Returns whether a choice goes before the phrases that lead elsewhere. */
export function claims(choice: MenuChoice): boolean {
  return choice.key !== null && claiming.has(choice.how);
}

/** Returns whether nothing that may follow in a burst is needed to understand a choice. */
export function isOutright(choice: MenuChoice): boolean {
  return choice.key !== null && choice.how !== 'words' && claiming.has(choice.how);
}

/** Returns whether it refuses what the menu asked back. */
export function isRefusal(choice: MenuChoice): boolean {
  return choice.key === null && choice.declines === true;
}

/** What is understood by synonyms or in spite of mistakes does not. */
const claiming = new Set<string>(['tapped', 'agreed', 'exact', 'number', 'words']);

function isBack(visit: MenuVisit, { text }: CustomerMessage): boolean {
  if (!visit.node.settings.back) return false;
  return readChoice(text) === 0 || matchOption(text, [goBack], { fuzzy: false })?.how === 'exact';
}

const goBack = { id: menuKeys.back, label: 'Voltar', number: 0 };

/** The option whose message the customer quotes. */
function quotedOption({ quoted }: CustomerMessage, options: MenuOption[]): MenuOption | undefined {
  if (quoted === null) return undefined;
  const said = normalise(quoted);
  return options.find(({ label }) => normalise(label) === said);
}
