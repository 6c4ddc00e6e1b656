import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { emit, fill, say, setVariable, type Visit } from '../../walk/visit.ts';
import { readScore } from '../../words/answers/score.ts';
import { emojiOf } from '../../words/emoji.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { emptyText } from '../parts/checks.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';

type ScoreVisit = Visit<FlowNodeOf<'csat'>>;

const executor: Executor<FlowNodeOf<'csat'>> = {
  errorPort: 'error',
  enter: (visit) => {
    say(visit, fill(visit, visit.node.settings.text));
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
    if (score === null) return leave('no_match', 'O cliente escreveu outra coisa em vez da nota.');
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
  texts: ({ text, comment_text, thanks_text }) => ({ templates: [text, comment_text, thanks_text] }),
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
    ask_comment: random.chance(0.5),
  }),
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
  const sign = emojiOf(text);
  if (sign === '👍') return 1;
  return sign === '👎' ? 0 : null;
}

function listen(visit: ScoreVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}
