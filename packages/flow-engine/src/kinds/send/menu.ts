import type { FlowNodeOf, FlowProblem } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { fill, say, setVariable, type Visit } from '../../walk/visit.ts';
import { emojiOf } from '../../words/emoji.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind, type Settings } from '../kind.ts';
import { countAttempt } from '../parts/attempts.ts';
import { gather, joined, takeGathered, withGathered } from '../parts/gather.ts';
import { emptyText, equalChoices, equalIds, isWritten, type Choice } from '../parts/checks.ts';
import {
  chosenIn,
  chosenTogether,
  claims,
  isOutright,
  isRefusal,
  type MenuChoice,
} from '../parts/menu-choice.ts';
import {
  hasPages,
  isMoreWord,
  menuKeys,
  menuOffer,
  menuText,
  optionsOf,
  tapOf,
  type MenuOption,
} from '../parts/menu-options.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';
import { suggestion } from '../parts/suggest.ts';

type MenuVisit = Visit<FlowNodeOf<'menu'>>;

const executor: Executor<FlowNodeOf<'menu'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const options = optionsOf(visit);
    if (options.length === 0) return leave('no_match', 'Nenhuma opção para mostrar.');
    show(visit, options, 0);
    return listen(visit, 'Mostrou as opções e espera a escolha.', { attempt: 0, page: 0 });
  },
  claims: (visit, message) => message.text !== '' && claims(chosenIn(visit, message, optionsOf(visit))),
  accepts: (visit, message) => chosenIn(visit, message, optionsOf(visit)).key !== null,
  means: (visit, message) => {
    const choice = chosenIn(visit, message, optionsOf(visit));
    return choice.key !== null || choice.maybe.length > 0;
  },
  reacts: (visit, emoji) => optionsOf(visit).filter((option) => isSign(option, emoji)).length === 1,
  asksFor: () => 'Pode escrever o número ou o nome da opção?',
  hear: (visit, message) => {
    const options = optionsOf(visit);
    const choice = chosenIn(visit, message, options);
    const isClear = isOutright(choice) || isRefusal(choice) || asksForMore(message, options);
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
  gives: ({ variable }, port) => (variable !== null && isChoice(port) ? [variable] : []),
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

function isChoice(port: string): boolean {
  return port.startsWith('option:') || port === 'dynamic';
}

/** Decides about messages that are one answer. */
function judge(visit: MenuVisit, options: MenuOption[], messages: CustomerMessage[]): Outcome {
  const choice = chosenTogether(visit, messages, options);
  if (choice.key === null) {
    if (messages.some((message) => asksForMore(message, options))) return nextPage(visit, options);
    return isRefusal(choice) ? showAgain(visit, options) : notUnderstood(visit, choice.maybe);
  }
  if (choice.key === menuKeys.back) return leave('back', 'Escolheu voltar.');
  const option = options.find(({ id }) => id === choice.key);
  return option ? take(visit, option, reasons[choice.how]) : nextPage(visit, options);
}

/** Whether one of an option's words is this very emoji. */
function isSign({ label, synonyms = [] }: MenuOption, emoji: string): boolean {
  return [label, ...synonyms].some((phrase) => emojiOf(phrase) === emojiOf(emoji));
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

/** It was not what the menu thought: that was the menu's mistake, and burns no attempt. */
function showAgain(visit: MenuVisit, options: MenuOption[]): Outcome {
  show(visit, options, Number(visit.memory.page ?? 0));
  const { suggested: _, ...memory } = visit.memory;
  return listen(visit, 'Não era isso; mostrou as opções de novo.', memory);
}

function notUnderstood(visit: MenuVisit, maybe: MenuOption[]): Outcome {
  const { attempts, no_match_text } = visit.node.settings;
  const attempt = countAttempt(visit, attempts);
  if (attempt === null)
    return leave('no_match', 'Nenhuma opção combina com a resposta, e as tentativas acabaram.');
  const suggested = maybe.length === 1 ? (maybe[0]?.id ?? null) : null;
  const memory = { ...visit.memory, attempt, suggested };
  if (maybe.length === 0) {
    say(visit, fill(visit, no_match_text));
    return listen(visit, 'Nenhuma opção combina com a resposta; perguntou de novo.', memory);
  }
  const text = suggestion(maybe.map(({ label }) => label));
  say(visit, text, { offer: { text, options: maybe.map((option) => tapOf(visit, option)) } });
  return listen(visit, 'A resposta deixa dúvida; perguntou se era isso.', memory);
}

function listen(visit: MenuVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}

const reasons: Record<Exclude<MenuChoice, { key: null }>['how'], string> = {
  tapped: 'tocou na opção',
  agreed: 'confirmou que era esta',
  exact: 'resposta igual à opção',
  number: 'pelo número',
  words: 'pelas palavras da resposta',
  meaning: 'por palavras com o mesmo sentido',
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
