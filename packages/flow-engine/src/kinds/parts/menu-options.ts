import type { FlowNodeOf } from '@prosa/contract';
import type { Offer } from '../../effects.ts';
import type { CustomerMessage } from '../../run.ts';
import type { Value } from '../../value.ts';
import { fill, scopeOf, type Visit } from '../../walk/visit.ts';
import { formatValue } from '../../words/format-value.ts';
import { holds } from '../../words/holds.ts';
import type { MatchableOption } from '../../words/match-option.ts';
import { normalise } from '../../words/normalise.ts';

/** An option as this customer sees it. */
export interface MenuOption extends MatchableOption {
  label: string;
  number: number;
  /** What the menu's variable gets. */
  value: Value;
  port: string;
}

type MenuVisit = Visit<FlowNodeOf<'menu'>>;

/** Returns the options shown to this customer, numbered: those of the menu, then the items of the list variable. */
export function optionsOf(visit: MenuVisit): MenuOption[] {
  const { settings } = visit.node;
  if (!isStatic(settings)) return makeOptions(visit);
  const known = staticOptions.get(settings);
  if (known) return known;
  const made = makeOptions(visit);
  staticOptions.set(settings, made);
  return made;
}

type MenuSettings = FlowNodeOf<'menu'>['settings'];
const staticOptions = new WeakMap<MenuSettings, MenuOption[]>();

/** Whether every customer sees the same options, which most menus are. */
function isStatic({ options, dynamic }: MenuSettings): boolean {
  return (
    dynamic === null &&
    options.every(
      ({ show_if, label, value }) => show_if === null && !label.includes('{') && !value.includes('{'),
    )
  );
}

function makeOptions(visit: MenuVisit): MenuOption[] {
  const { options, dynamic } = visit.node.settings;
  const drawn = options
    .filter(({ show_if }) => show_if === null || holds(show_if, scopeOf(visit), visit.turn.scene))
    .map(({ id, label, value, synonyms }) => {
      const text = fill(visit, label);
      const kept = fill(visit, value) || text;
      return { id, label: text, value: kept, synonyms: [kept, ...synonyms], port: `option:${id}` };
    });
  const items = dynamic === null ? [] : itemsOf(visit, dynamic);
  return [...drawn, ...items].map((option, place) => ({ ...option, number: place + 1 }));
}

/** A line of a menu: an option, or one of the two that every menu may have. */
interface MenuLine {
  /** An option's id, `more` or `back`, which no option is called. */
  key: string;
  /** What is typed to choose it. */
  sign: string;
  label: string;
}

/** Chosen besides the options; no option has such an id. */
export const menuKeys = { more: '/more', back: '/back' } as const;

/** Returns what the customer reads: the text, a page of numbered options, and how to see more or go back. */
export function menuText(visit: MenuVisit, options: MenuOption[], page: number): string {
  const lines = linesOf(visit, options, page).map(({ sign, label }) => `*${sign}* - ${label}`);
  const text = introOf(visit);
  return text === '' ? lines.join('\n') : `${text}\n\n${lines.join('\n')}`;
}

/** Returns the same page for numbers that can show its options to be tapped. */
export function menuOffer(visit: MenuVisit, options: MenuOption[], page: number): Offer {
  const lines = linesOf(visit, options, page);
  return {
    text: introOf(visit),
    options: lines.map(({ key, label }) => tapOf(visit, { id: key, label })),
  };
}

/** Returns what is tapped to choose an option. */
export function tapOf(
  { node }: MenuVisit,
  { id, label }: Pick<MenuOption, 'id' | 'label'>,
): Offer['options'][number] {
  return { id: `${node.id} ${id}`, title: titleOf(label) };
}

/**
 * Returns what was tapped: an option's id, or one of `menuKeys`. An id counts only for an option of this menu that is
 * called what was tapped: one of another menu, or from before the flow was changed, says no more than its title.
 */
export function tappedKey(
  visit: MenuVisit,
  { text, option_id }: CustomerMessage,
  options: MenuOption[],
): string | null {
  const own = `${visit.node.id} `;
  if (!option_id?.startsWith(own)) return null;
  const tapped = option_id.slice(own.length);
  const known = [...options.map(({ id: key, label }) => ({ key, label })), ...otherLines(visit, options)];
  return known.find(({ key, label }) => key === tapped && isTitleOf(text, label))?.key ?? null;
}

/** Whether a text is what a label is called where it is tapped; a long one may have been cut there. */
function isTitleOf(text: string, label: string): boolean {
  const [said, title] = [titleOf(text), titleOf(label)];
  if (said === title) return true;
  return said.length > 1 && said.endsWith('…') && title.startsWith(said.slice(0, -1).trimEnd());
}

/** A title is one line. */
function titleOf(label: string): string {
  return label.replaceAll(/\s+/g, ' ').trim();
}

function introOf(visit: MenuVisit): string {
  return fill(visit, visit.node.settings.text).trim();
}

function linesOf(visit: MenuVisit, options: MenuOption[], page: number): MenuLine[] {
  const pages = Math.max(Math.ceil(options.length / pageSize), 1);
  const from = (page % pages) * pageSize;
  const shown = options
    .slice(from, from + pageSize)
    .map(({ id, number, label }) => ({ key: id, sign: String(number), label }));
  return [...shown, ...otherLines(visit, options)];
}

function otherLines({ node }: MenuVisit, options: MenuOption[]): MenuLine[] {
  const more = { key: menuKeys.more, sign: '+', label: 'Ver mais opções' };
  const back = { key: menuKeys.back, sign: '0', label: 'Voltar' };
  return [...(hasPages(options) ? [more] : []), ...(node.settings.back ? [back] : [])];
}

/** Returns whether there are more options than one message shows. */
export function hasPages(options: MenuOption[]): boolean {
  return options.length > pageSize;
}

/** Returns whether an answer asks for the next page. */
export function isMoreWord(text: string): boolean {
  return text.trim() === '+' || moreWords.has(normalise(text));
}

const pageSize = 10;
const maxItems = 100;
const moreWords = new Set(['mais', 'ver mais', 'mais opcoes', 'ver mais opcoes']);

function itemsOf(visit: MenuVisit, name: string): Omit<MenuOption, 'number'>[] {
  const list = scopeOf(visit).read(name);
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxItems).map((item, place) => ({
    id: `dynamic:${place}`,
    label: labelOf(item).slice(0, 200) || `Item ${place + 1}`,
    value: item,
    port: 'dynamic',
  }));
}

/** The field that names an item from outside. */
function labelOf(item: Value): string {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return formatValue(item);
  const name = ['label', 'nome', 'name', 'titulo', 'title', 'descricao'].find((key) =>
    Object.hasOwn(item, key),
  );
  return formatValue(name === undefined ? Object.values(item)[0] : item[name]);
}
