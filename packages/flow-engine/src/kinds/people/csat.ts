import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { emit, fill, say, setVariable, type Visit } from '../../walk/visit.ts';
import { readScore } from '../../words/answers/score.ts';
import { emojiOf } from '../../words/emoji.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { countAttempt } from '../parts/attempts.ts';
import { emptyText } from '../parts/checks.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';

type ScoreVisit = Visit<FlowNodeOf<'csat'>>;

const executor: Executor<FlowNodeOf<'csat'>> = {
  errorPort: 'error',
  enter: (visit) => {
    say(visit, fill(visit, visit.node.settings.text));
    emit(visit, { kind: 'ask_score', scale: visit.node.settings.scale });
    return listen(visit, 'Pediu a avaliação.', {});
  },
  claims: (visit, message) => visit.memory.score === undefined && scoreOf(visit, message) !== null,
  asksFor: ({ node, memory }) => {
    if (memory.score !== undefined) return null;
    return node.settings.scale === 'thumbs' ? 'Pode responder com 👍 ou 👎?' : 'Pode escrever só a nota?';
  },
  reacts: ({ node, memory }, emoji) =>
    node.settings.scale === 'thumbs' && memory.score === undefined && thumb(emoji) !== null,
  hear: (visit, message) => {
    if (typeof visit.memory.score === 'number') return takeComment(visit, message, visit.memory.score);
    const score = scoreOf(visit, message);
    if (score === null) return notUnderstood(visit);
    return takeScore(visit, score);
  },
  wake: (visit) =>
    visit.memory.score === undefined
      ? leave('timeout', 'O cliente não avaliou a tempo.')
      : leave('next', 'Avaliou, e não deixou comentário.'),
};

/** Asks for a score, and perhaps for a comment. */
export const csat: Kind<'csat'> = {
  ports: (settings) => [
    { id: 'next', label: 'Avaliou' },
    { ...noMatch, label: 'Outro assunto' },
    ...timeoutPorts(settings),
    notSent,
  ],
  texts: ({ text, no_match_text, comment_text, thanks_text }) => ({
    templates: [text, no_match_text, comment_text, thanks_text],
  }),
  sets: ({ variable }) => (variable === null ? [] : [variable]),
  gives: ({ variable }, port) => (variable !== null && port === 'next' ? [variable] : []),
  references: none,
  mustHave: emptyText,
  pauses: always,
  isNoticed: true,
  executor,
  sample: (random) => ({
    text: random.text(),
    scale: random.pick(['0-10', '1-5', 'thumbs']),
    attempts: 1 + random.below(3),
    ask_comment: random.chance(0.5),
  }),
};

function notUnderstood(visit: ScoreVisit): Outcome {
  const { attempts, no_match_text, scale } = visit.node.settings;
  const attempt = countAttempt(visit, attempts);
  if (attempt === null) return leave('no_match', 'O cliente escreveu outra coisa em vez da nota.');
  say(visit, fill(visit, no_match_text) || hints[scale]);
  return listen(visit, 'Não era uma nota; pediu de novo.', { attempt });
}

/** Said where the node has no text of its own for it. */
const hints: Record<ScoreVisit['node']['settings']['scale'], string> = {
  '1-5': 'Não entendi. Responda com uma nota de 1 a 5, por favor.',
  '0-10': 'Não entendi. Responda com uma nota de 0 a 10, por favor.',
  thumbs: 'Não entendi. Responda com 👍 ou 👎, por favor.',
};

/** The score counts at once: a comment that never comes must not lose it. */
function takeScore(visit: ScoreVisit, value: number): Outcome {
  const { scale, variable, ask_comment, comment_text } = visit.node.settings;
  emit(visit, { kind: 'score', value, scale, comment: null });
  if (variable !== null) setVariable(visit, variable, value);
  if (!ask_comment) return thank(visit, `Avaliou com ${value}.`);
  say(visit, fill(visit, comment_text));
  return listen(visit, `Avaliou com ${value}; pediu um comentário.`, { score: value });
}

function takeComment(visit: ScoreVisit, { text }: CustomerMessage, value: number): Outcome {
  const { scale } = visit.node.settings;
  if (text !== '') emit(visit, { kind: 'score', value, scale, comment: text.slice(0, 2000) });
  return thank(visit, 'Comentou a avaliação.');
}

function thank(visit: ScoreVisit, why: string): Outcome {
  say(visit, fill(visit, visit.node.settings.thanks_text));
  return leave('next', why);
}

/** A value of the scale, alone: "nota 10" is a score, "10 reais?" a question. */
function scoreOf({ node }: ScoreVisit, { text }: CustomerMessage): number | null {
  const { scale } = node.settings;
  if (scale === 'thumbs') return thumb(text);
  return readScore(text, scale === '1-5' ? { least: 1, most: 5 } : { least: 0, most: 10 });
}

function thumb(text: string): number | null {
  const signs = new Set(emojiOf(text).match(/[👍👎]/gu) ?? []);
  if (signs.size !== 1) return null;
  return signs.has('👍') ? 1 : 0;
}

function listen(visit: ScoreVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}
