import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../outcome.ts';
import type { CustomerMessage } from '../run.ts';
import { deadline } from '../time.ts';
import { emit, fill, keepSecret, mask, say, setVariable, type Visit } from '../visit.ts';
import { formatValue } from '../words/format-value.ts';
import { normalise } from '../words/normalise.ts';
import { countAttempt } from './attempts.ts';
import type { Executor } from './executor.ts';
import { gather, gatheredOf, joined } from './gather.ts';
import { explain, readAnswer } from './question-answer.ts';

type QuestionVisit = Visit<FlowNodeOf<'question'>>;

export const question: Executor<FlowNodeOf<'question'>> = {
  enter: (visit) => {
    const { text, sensitive, variable } = visit.node.settings;
    if (sensitive) keepSecret(visit, variable);
    say(visit, fill(visit, text));
    return listen(visit, 'Perguntou e espera a resposta.', { attempt: 0 });
  },
  claims: (visit, message) => {
    const { kind, skip_word } = visit.node.settings;
    if (isSkip(message, skip_word)) return true;
    return kind !== 'text' && kind !== 'list' && readAnswer(visit, message) !== null;
  },
  hear: (visit, message) => {
    const { skip_word, gather_seconds } = visit.node.settings;
    hide(visit, message);
    if (isSkip(message, skip_word)) return leave('skipped', 'O cliente preferiu pular a pergunta.');
    return gather(visit, message, gather_seconds) ?? judge(visit, message);
  },
  wake: (visit) => {
    const answer = joined(gatheredOf(visit));
    if (answer === null) return leave('timeout', 'O cliente não respondeu a tempo.');
    visit.input = visit.node.settings.sensitive ? mask : answer.text;
    return judge(visit, answer);
  },
};

function judge(visit: QuestionVisit, message: CustomerMessage): Outcome {
  const { kind, variable, save_to, attempts, error_text } = visit.node.settings;
  const answer = readAnswer(visit, message);
  if (answer === null) {
    const attempt = countAttempt(visit, attempts);
    if (attempt === null) return leave('no_match', 'A resposta não serve, e as tentativas acabaram.');
    say(visit, fill(visit, error_text) || explain(kind));
    return listen(visit, 'A resposta não serve; perguntou de novo.', { attempt });
  }
  setVariable(visit, variable, answer);
  if (save_to !== '') {
    const fields = { [save_to]: formatValue(answer).slice(0, 1000) };
    emit(visit, { kind: 'contact', fields, annotation: null });
  }
  return leave('next', 'A resposta serve.');
}

/** An answer to a sensitive question, right or wrong, is shown to nobody. */
function hide(visit: QuestionVisit, message: CustomerMessage): void {
  if (!visit.node.settings.sensitive) return;
  visit.input = mask;
  visit.turn.state.last_message = '';
  emit(visit, { kind: 'mask', message_id: message.message_id });
}

function isSkip(message: CustomerMessage, word: string): boolean {
  return word !== '' && message.text !== '' && normalise(message.text) === normalise(word);
}

function listen(visit: QuestionVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}
