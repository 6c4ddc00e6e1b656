import type { FlowNodeOf } from '@prosa/contract';
import type { CustomerMessage } from '../../run.ts';
import type { Visit } from '../../walk/visit.ts';
import { matchOption, readChoice, readOption, type OptionReading } from '../../words/match-option.ts';
import { normalise } from '../../words/normalise.ts';
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

/** Returns whether a choice goes before the phrases that lead elsewhere. */
export function claims(choice: MenuChoice): boolean {
  return choice.key !== null && claiming.has(choice.how);
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
