import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import type { CustomerMessage } from '../../run.ts';
import { deadline } from '../../walk/time.ts';
import { emit, fill, say, type Visit } from '../../walk/visit.ts';
import { isUndecided } from '../../words/answers/yes-no.ts';
import { politely } from '../../words/choice/utterance/read-utterance.ts';
import { normalise } from '../../words/normalise.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { countAttempt } from '../parts/attempts.ts';
import { emptyText, equalChoices, isWritten } from '../parts/checks.ts';
import { noMatch, notSent, timeoutPorts } from '../parts/ports.ts';

type ConsentVisit = Visit<FlowNodeOf<'consent'>>;

const executor: Executor<FlowNodeOf<'consent'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const text = fill(visit, visit.node.settings.text);
    say(visit, text);
    return listen(visit, 'Pediu o consentimento.', { attempt: 0, text });
  },
  claims: (visit, message) => decide(visit, message) !== null,
  asksFor: () => 'Pode escrever?',
  hear: (visit, message) => {
    const decision = decide(visit, message);
    if (decision === null) return notUnderstood(visit);
    const { purpose } = visit.node.settings;
    const text = typeof visit.memory.text === 'string' ? visit.memory.text : '';
    const accepted = decision === 'accepted';
    emit(visit, { kind: 'consent', purpose, accepted, text, message_id: message.message_id });
    return leave(decision, accepted ? `Aceitou (${purpose}).` : `Recusou (${purpose}).`);
  },
  wake: () => leave('timeout', 'O cliente não respondeu a tempo.'),
};

/** Asks for a consent and records it. */
export const consent: Kind<'consent'> = {
  ports: (settings) => [
    { id: 'accepted', label: 'Aceitou' },
    { id: 'denied', label: 'Recusou' },
    noMatch,
    ...timeoutPorts(settings),
    notSent,
  ],
  texts: ({ text, no_match_text }) => ({ templates: [text, no_match_text] }),
  sets: none,
  references: none,
  mustHave: (node) => {
    const { accept_words, deny_words } = node.settings;
    return [
      ...emptyText(node),
      ...(accept_words.some(isWritten) && deny_words.some(isWritten)
        ? []
        : [error(node, `Escreva as palavras de aceite e de recusa em ${nameOf(node)}.`)]),
      ...equalChoices(node, [{ words: accept_words }, { words: deny_words }]),
    ];
  },
  pauses: always,
  isNoticed: true,
  executor,
  sample: (random) => ({ text: random.text(), timeout: random.perhaps(random.duration) }),
};

/** Only an explicit word counts: nobody agrees by a number or by a word in the middle of a sentence. */
function decide({ node }: ConsentVisit, { text }: CustomerMessage): 'accepted' | 'denied' | null {
  const { accept_words, deny_words } = node.settings;
  const said = politely(text.slice(0, maxLength));
  const denies = howSaid(said, deny_words);
  const accepts = howSaid(said, accept_words);
  const how = denies ?? accepts;
  if (how === null || text.includes('?') || (how === 'starts' && isUndecided(said))) return null;
  if (denies) return accepts === 'exact' ? null : 'denied';
  // "aceito não" accepts nothing.
  return deny_words.some((word) => isIn(said, word)) ? null : 'accepted';
}

const maxLength = 1000;

/** Whether one of the words is all that was said, or its beginning. */
function howSaid(said: string, words: readonly string[]): 'exact' | 'starts' | null {
  const wanted = words.map(normalise).filter(Boolean);
  if (wanted.includes(said)) return 'exact';
  return wanted.some((word) => said.startsWith(`${word} `)) ? 'starts' : null;
}

function isIn(said: string, word: string): boolean {
  const wanted = normalise(word);
  return wanted !== '' && said !== wanted && ` ${said} `.includes(` ${wanted} `);
}

function notUnderstood(visit: ConsentVisit): Outcome {
  const { attempts, no_match_text } = visit.node.settings;
  const attempt = countAttempt(visit, attempts);
  if (attempt === null) return leave('no_match', 'Nem sim nem não, e as tentativas acabaram.');
  say(visit, fill(visit, no_match_text));
  return listen(visit, 'Nem sim nem não; perguntou de novo.', { ...visit.memory, attempt });
}

function listen(visit: ConsentVisit, why: string, memory: Visit['memory']): Outcome {
  const until = deadline(visit.turn.scene.now, visit.node.settings.timeout);
  return pause(why, { until, hears: true, memory });
}
