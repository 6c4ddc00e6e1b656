import { mask, type FlowNodeOf, type FlowProblem } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { error, nameOf, warning } from '../../problems/problem.ts';
import type { CustomerMessage } from '../../run.ts';
import type { Value } from '../../value.ts';
import { deadline } from '../../walk/time.ts';
import { emit, fill, keepSecret, say, setVariable, type Visit } from '../../walk/visit.ts';
import { dayName, isAmbiguousDay } from '../../words/answers/ambiguous-day.ts';
import { formatValue } from '../../words/format-value.ts';
import { normalise } from '../../words/normalise.ts';
import { answerHints, isFileKind, parseAnswer, type ParsedAnswer } from '../../words/parse-answer.ts';
import { askedFor } from '../../words/wordless.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { invalidRange, outOfRange } from '../parts/answer-range.ts';
import { countAttempt } from '../parts/attempts.ts';
import { emptyText, invalidPattern } from '../parts/checks.ts';
import { gather, joined, takeGathered } from '../parts/gather.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';
import { answerToSuggestion } from '../parts/suggest.ts';

/** Letters of a hidden answer that are kept: as many as a message of WhatsApp usually has at most. */
const maxHidden = 4096;

type QuestionVisit = Visit<FlowNodeOf<'question'>>;

const executor: Executor<FlowNodeOf<'question'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const { text, sensitive, variable } = visit.node.settings;
    if (sensitive) keepSecret(visit, variable);
    say(visit, fill(visit, text));
    return listen(visit, 'Perguntou e espera a resposta.', { attempt: 0 });
  },
  claims: (visit, message) => {
    const { kind, skip_word } = visit.node.settings;
    if (isSkip(message, skip_word)) return true;
    if (answerToSuggestion(visit, message.text)) return true;
    return kind !== 'text' && kind !== 'list' && readAnswer(visit, message).ok;
  },
  accepts: (visit, message) =>
    isSkip(message, visit.node.settings.skip_word) || readAnswer(visit, message).ok,
  asksFor: ({ node }, { type }) => {
    const { kind } = node.settings;
    const wantsWords = kind !== 'location' && !isFileKind(kind);
    return wantsWords || type === 'audio' || type === 'sticker' ? askedFor[kind] : null;
  },
  overhear: (visit, message) => hide(visit, message),
  takesFile: ({ settings }) => isFileKind(settings.kind),
  hear: (visit, message) => {
    const { skip_word, gather_seconds } = visit.node.settings;
    hide(visit, message);
    if (isSkip(message, skip_word)) return leave('skipped', 'O cliente preferiu pular a pergunta.');
    const answer = answerToSuggestion(visit, message.text);
    if (answer) return answer.agrees ? keep(visit, answer.suggested) : askAnother(visit);
    return gather(visit, message, gather_seconds) ?? judge(visit, message);
  },
  wake: (visit) => {
    const answer = joined(takeGathered(visit));
    if (answer === null) return leave('timeout', 'O cliente não respondeu a tempo.');
    visit.input = visit.node.settings.sensitive ? mask : answer.text;
    return judge(visit, answer);
  },
};

/** Asks for an answer of a kind and keeps it. */
export const question: Kind<'question'> = {
  ports: (settings) => [
    { id: 'next', label: 'Respondeu' },
    ...(settings.skip_word ? [{ id: 'skipped', label: 'Pulou', whenOpen: 'people' as const }] : []),
    noMatch,
    ...timeoutPorts(settings),
    notSent,
  ],
  texts: ({ text, error_text, min, max }) => ({ templates: [text, error_text, min, max] }),
  sets: ({ variable }) => [variable],
  gives: ({ variable }, port) => (port === 'next' ? [variable] : []),
  references: none,
  mustHave: (node) => [
    ...emptyText(node),
    ...(node.settings.variable
      ? []
      : [error(node, `Escolha em qual variável ${nameOf(node)} guarda a resposta.`)]),
    ...invalidPattern(node, node.settings.pattern),
    ...invalidRange(node),
    ...readableSecret(node),
  ],
  pauses: always,
  isNoticed: true,
  executor,
  sample: (random) => ({
    text: random.text(),
    kind: random.pick(['text', 'number', 'cpf', 'date', 'money', 'yes_no', 'image', 'list', 'location']),
    pattern: random.pick(['', '(', '^a+$', '(a+)+$']),
    min: random.pick(['', '1', 'hoje']),
    max: random.pick(['', '10', 'daqui a 30 dias']),
    past_days: random.chance(0.5),
    attempts: 1 + random.below(3),
    timeout: random.perhaps(random.duration),
    variable: random.name(),
    save_to: random.pick(['', 'cidade']),
    skip_word: random.pick(['', 'pular']),
    sensitive: random.chance(0.3),
    gather_seconds: random.pick([0, 0, 5]),
  }),
};

function judge(visit: QuestionVisit, message: CustomerMessage): Outcome {
  const { kind, error_text } = visit.node.settings;
  const answer = readAnswer(visit, message);
  if (!answer.ok) return askAgain(visit, fill(visit, error_text) || answerHints[kind], answer.why);
  const wrong = outOfRange(visit, answer.value);
  if (wrong !== null) return askAgain(visit, wrong, 'A resposta passa dos limites.');
  return confirmDay(visit, message, answer.value) ?? keep(visit, answer.value);
}

function askAgain(visit: QuestionVisit, text: string, why: string): Outcome {
  const attempt = countAttempt(visit, visit.node.settings.attempts);
  if (attempt === null) return leave('no_match', `${why} As tentativas acabaram.`);
  say(visit, text);
  return listen(visit, `${why} Perguntou de novo.`, { attempt });
}

/** It was not the day that was meant. */
function askAnother(visit: QuestionVisit): Outcome {
  return askAgain(visit, fill(visit, visit.node.settings.text), 'Não era esse dia.');
}

/** Asks back which day is meant where there may be two; nobody reads the answer to a sensitive question. */
function confirmDay(visit: QuestionVisit, { text }: CustomerMessage, value: Value): Outcome | null {
  const { kind, sensitive } = visit.node.settings;
  const { scene } = visit.turn;
  if (kind !== 'date' || sensitive || typeof value !== 'string' || !isAmbiguousDay(text, value, scene))
    return null;
  say(visit, `Você quis dizer ${dayName(value, scene)}?`);
  return listen(visit, 'O dia pode ser outro; perguntou se era esse.', {
    ...visit.memory,
    gathered: [],
    suggested: value,
  });
}

function keep(visit: QuestionVisit, value: Value): Outcome {
  const { variable, save_to } = visit.node.settings;
  setVariable(visit, variable, value);
  if (save_to !== '') {
    const fields = { [save_to]: formatValue(value).slice(0, 1000) };
    emit(visit, { kind: 'contact', fields, annotation: null });
  }
  return leave('next', 'A resposta serve.');
}

function readAnswer({ node, turn }: QuestionVisit, message: CustomerMessage): ParsedAnswer {
  const { kind, pattern } = node.settings;
  return parseAnswer({ kind, pattern }, message, turn.scene);
}

/** An answer to a sensitive question, right or wrong, is shown to nobody who does not ask for it. */
function hide(visit: QuestionVisit, { message_id, text }: CustomerMessage): void {
  if (!visit.node.settings.sensitive) return;
  const { state } = visit.turn;
  visit.input = mask;
  state.last_message = '';
  if (text !== '') state.hidden = { ...state.hidden, [message_id]: text.slice(0, maxHidden) };
  emit(visit, { kind: 'mask', message_id });
}

function isSkip(message: CustomerMessage, word: string): boolean {
  return word !== '' && message.text !== '' && normalise(message.text) === normalise(word);
}

function listen(visit: QuestionVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}

/** Finds an answer that is masked everywhere, and kept with the contact for everybody to read. */
function readableSecret(node: FlowNodeOf<'question'>): FlowProblem[] {
  const { sensitive, save_to } = node.settings;
  if (!sensitive || save_to.trim() === '') return [];
  const message = `Tire “Guardar também no contato” de ${nameOf(node)}: a resposta é sigilosa, e no contato a equipe a lê.`;
  return [warning(node, message)];
}
