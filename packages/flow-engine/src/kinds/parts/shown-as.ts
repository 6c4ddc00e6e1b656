import { choiceLimits, maxChoices, type FlowNodeOf } from '@prosa/contract';
import { fillTemplate } from '../../words/template.ts';

type MenuSettings = FlowNodeOf<'menu'>['settings'];

/** How a menu is shown where options can be tapped, and why not in the handier form, as the end of a sentence. */
export interface ShownAs {
  form: 'buttons' | 'list' | 'text';
  why: string | null;
}

/**
 * Returns how numbers that show options to be tapped show a menu (`fitChoices` of the driver port decides for each
 * message); null where only a run knows, for its options come from a list.
 */
export function shownAs({ text, options, back, dynamic }: MenuSettings): ShownAs | null {
  const always = options.filter(({ show_if }) => show_if === null);
  if (dynamic !== null || always.length === 0) return null;
  const titles = [...always.map(({ label }) => lettersOf(label)), ...(back ? ['Voltar'] : [])];
  const noList = whyNoList(lettersOf(text), titles);
  if (noList !== null) return { form: 'text', why: noList };
  const noButtons = whyNoButtons(titles);
  return noButtons === null ? { form: 'buttons', why: null } : { form: 'list', why: noButtons };
}

function whyNoList(text: string, titles: string[]): string | null {
  const { body, description } = choiceLimits;
  if (text.length > body) return `acima das opções cabem ${body} letras, e este tem ${text.length}`;
  if (titles.length > maxChoices.rows)
    return `uma lista leva até ${maxChoices.rows} opções, e este tem ${titles.length}`;
  const long = longerThan(titles, description);
  return long === undefined ? null : `uma opção leva até ${description} letras, e ${told(long)}`;
}

function whyNoButtons(titles: string[]): string | null {
  if (titles.length > maxChoices.buttons)
    return `são até ${maxChoices.buttons} botões, e este tem ${titles.length} opções`;
  const max = choiceLimits.title.button;
  const long = longerThan(titles, max);
  return long === undefined ? null : `um botão leva até ${max} letras, e ${told(long)}`;
}

/** What is there before the variables are filled in. */
function lettersOf(template: string): string {
  return fillTemplate(template, { read: () => undefined })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function longerThan(titles: string[], max: number): string | undefined {
  return titles.find((title) => title.length > max);
}

function told(title: string): string {
  const shown = title.length > 40 ? `${title.slice(0, 39).trimEnd()}…` : title;
  return `“${shown}” tem ${title.length}`;
}
