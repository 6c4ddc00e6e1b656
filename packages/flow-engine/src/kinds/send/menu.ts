import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { fill, say, setVariable, type Visit } from '../../walk/visit.ts';
import { matchOption, readChoice, type OptionMatch } from '../../words/match-option.ts';
import { normalise } from '../../words/normalise.ts';
import { emojiOf } from '../../words/emoji.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind, type Settings } from '../kind.ts';
import { countAttempt } from '../parts/attempts.ts';
import { gather, joined, takeGathered, withGathered } from '../parts/gather.ts';
import { emptyText, equalChoices, equalIds, isWritten, type Choice } from '../parts/checks.ts';
import {
  hasPages,
  isMoreWord,
  menuKeys,
  menuOffer,
  menuText,
  optionsOf,
  tappedKey,
  type MenuOption,
} from '../parts/menu-options.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';

type MenuVisit = Visit<FlowNodeOf<'menu'>>;

const executor: Executor<FlowNodeOf<'menu'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const options = optionsOf(visit);
    if (options.length === 0) return leave('no_match', 'Nenhuma opção para mostrar.');
    show(visit, options, 0);
    return listen(visit, 'Mostrou as opções e espera a escolha.', { attempt: 0, page: 0 });
  },
  claims: (visit, message) =>
    message.text !== '' && claiming.has(chosenIn(visit, message, optionsOf(visit))?.how ?? ''),
  accepts: (visit, message) => chosenIn(visit, message, optionsOf(visit)) !== null,
  means: (visit, message) => chosenIn(visit, message, optionsOf(visit)) !== null,
  reacts: (visit, emoji) => optionsOf(visit).filter((option) => isSign(option, emoji)).length === 1,
  asksFor: () => 'Pode escrever o número ou o nome da opção?',
  hear: (visit, message) => {
    const options = optionsOf(visit);
    const chosen = chosenIn(visit, message, options);
    const isClear = (chosen !== null && claiming.has(chosen.how)) || asksForMore(message, options);
    const more = isClear ? null : gather(visit, message, visit.node.settings.gather_seconds);
    return more ?? judge(visit, options, isClear ? withGathered(visit, message).slice(-1) : [message]);
  },
  wake: (visit) => {
    const messages = takeGathered(visit);
    const answer = joined(messages);
    if (answer === null) return leave('timeout', 'O cliente não respondeu a tempo.');
    visit.input = answer.text;
    return judge(visit, optionsOf(visit), messages);
  },
};

/** Offers options, typed by number or name or tapped, each with a port of its own. */
export const menu: Kind<'menu'> = {
  ports: (settings) => [
    ...settings.options.map(({ id, label }, index) => ({
      id: `option:${id}`,
      label: label || `Opção ${String(index + 1)}`,
    })),
    ...(settings.dynamic === null ? [] : [{ id: 'dynamic', label: `Item de {${settings.dynamic}}` }]),
    ...(settings.back ? [{ id: 'back', label: '0 · Voltar' }] : []),
    noMatch,
    ...timeoutPorts(settings),
    notSent,
  ],
  texts: ({ text, no_match_text, options, dynamic }) => ({
    templates: [text, no_match_text, ...options.flatMap(({ label, value }) => [label, value])],
    comparisons: options.flatMap(({ show_if }) => show_if?.comparisons ?? []),
    names: dynamic === null ? [] : [dynamic],
  }),
  sets: ({ variable }) => (variable === null ? [] : [variable]),
  references: none,
  mustHave: (node) => [
    ...emptyText(node),
    ...emptyOptions(node),
    ...equalChoices(node, choicesOf(node.settings)),
    ...equalIds(node, node.settings.options),
  ],
  pauses: always,
  isNoticed: true,
  executor,
  sample: (random) => ({
    text: random.text(),
    options: random.some(12, (place) => ({
      id: `o${place}`,
      label: random.text(),
      value: random.text(),
      synonyms: ['sim'],
      show_if: random.perhaps(random.comparisons),
    })),
    dynamic: random.perhaps(() => 'lista'),
    back: random.chance(0.5),
    attempts: 1 + random.below(3),
    fuzzy: random.chance(0.5),
    variable: random.perhaps(random.name),
    timeout: random.perhaps(random.duration),
  }),
};

/** Decides about messages that are one answer: an option that one of them chooses, or else all of them together. */
function judge(visit: MenuVisit, options: MenuOption[], messages: CustomerMessage[]): Outcome {
  const each = messages.flatMap((message) => chosenIn(visit, message, options) ?? []);
  const isAgreed = new Set(each.map(({ key }) => key)).size === 1;
  const together = each.length === 0 && messages.length > 1 ? joined(messages) : null;
  const chosen = isAgreed ? each[0] : together && chosenIn(visit, together, options);
  if (chosen?.key === menuKeys.back) return leave('back', 'Escolheu voltar.');
  const option = options.find(({ id }) => id === chosen?.key);
  if (chosen && option) return take(visit, option, reasons[chosen.how]);
  const wantsMore = messages.some((message) => asksForMore(message, options));
  return chosen || wantsMore ? nextPage(visit, options) : notUnderstood(visit);
}

/** An option's id or one of `menuKeys`, and how it was said. */
interface Chosen {
  key: string;
  how: OptionMatch['how'] | 'tapped';
}

/** How an answer is said that goes before phrases which lead elsewhere. */
const claiming = new Set<string>(['tapped', 'exact', 'number'] satisfies Chosen['how'][]);

function chosenIn(visit: MenuVisit, message: CustomerMessage, options: MenuOption[]): Chosen | null {
  const tapped = tappedKey(visit, message, options);
  if (tapped !== null) return { key: tapped, how: 'tapped' };
  if (isBack(visit, message)) return { key: menuKeys.back, how: 'exact' };
  const match = choose(visit, message, options);
  return match && { key: match.id, how: match.how };
}

/** The answer itself, or else the option whose message it quotes. */
function choose(visit: MenuVisit, message: CustomerMessage, options: MenuOption[]): OptionMatch | null {
  const { fuzzy } = visit.node.settings;
  const found = matchOption(message.text, options, { fuzzy });
  if (found || message.quoted === null) return found;
  const quoted = normalise(message.quoted);
  const option = options.find(({ label }) => normalise(label) === quoted);
  return option ? { id: option.id, how: 'exact' } : null;
}

/** Whether one of an option's words is this very emoji. */
function isSign({ label, synonyms = [] }: MenuOption, emoji: string): boolean {
  return [label, ...synonyms].some((phrase) => emojiOf(phrase) === emojiOf(emoji));
}

function isBack(visit: MenuVisit, message: CustomerMessage): boolean {
  return visit.node.settings.back && (readChoice(message.text) === 0 || normalise(message.text) === 'voltar');
}

function take(visit: MenuVisit, option: MenuOption, how: string): Outcome {
  const { variable } = visit.node.settings;
  if (variable !== null) setVariable(visit, variable, option.value);
  return leave(option.port, `Escolheu “${option.label}” (${how}).`);
}

/** Shows a page of the options: as text, and for numbers that can show them to be tapped. */
function show(visit: MenuVisit, options: MenuOption[], page: number): void {
  say(visit, menuText(visit, options, page), { offer: menuOffer(visit, options, page) });
}

function asksForMore({ text }: CustomerMessage, options: MenuOption[]): boolean {
  return hasPages(options) && isMoreWord(text);
}

function nextPage(visit: MenuVisit, options: MenuOption[]): Outcome {
  const page = Number(visit.memory.page ?? 0) + 1;
  show(visit, options, page);
  return listen(visit, 'Mostrou mais opções.', { ...visit.memory, page });
}

function notUnderstood(visit: MenuVisit): Outcome {
  const { attempts, no_match_text } = visit.node.settings;
  const attempt = countAttempt(visit, attempts);
  if (attempt === null)
    return leave('no_match', 'Nenhuma opção combina com a resposta, e as tentativas acabaram.');
  say(visit, fill(visit, no_match_text));
  return listen(visit, 'Nenhuma opção combina com a resposta; perguntou de novo.', {
    ...visit.memory,
    attempt,
  });
}

function listen(visit: MenuVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}

const reasons: Record<Chosen['how'], string> = {
  tapped: 'tocou na opção',
  exact: 'resposta igual à opção',
  number: 'pelo número',
  starts: 'pelo começo',
  contains: 'dentro da frase',
  fuzzy: 'com erro de digitação',
};

function emptyOptions(node: FlowNodeOf<'menu'>): FlowProblem[] {
  const { options, dynamic } = node.settings;
  if (options.length === 0 && dynamic === null) {
    return [error(node, `Adicione ao menos uma opção em ${nameOf(node)}.`)];
  }
  return options.every(({ label }) => isWritten(label))
    ? []
    : [error(node, `Escreva o nome de cada opção de ${nameOf(node)}.`)];
}

function choicesOf({ options, back }: Settings<'menu'>): Choice[] {
  const choices = options.map(({ label, value, synonyms, show_if }) => ({
    words: [label, value, ...synonyms],
    isConditional: show_if !== null,
  }));
  return back ? [...choices, { words: ['0'] }] : choices;
}
