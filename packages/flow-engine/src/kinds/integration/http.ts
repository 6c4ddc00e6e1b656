import type { FlowNodeOf } from '@prosa/contract';
import { leave, pause, type Outcome } from '../../walk/outcome.ts';
import { emit, scopeOf, setVariable, type Visit } from '../../walk/visit.ts';
import { formatValue } from '../../words/format-value.ts';
import type { Executor, ResultEvent } from '../executor.ts';
import { never, type Kind } from '../kind.ts';
import { invalidPaths } from '../parts/checks.ts';
import { buildRequest, requestTemplates } from '../parts/http-request.ts';
import { invalidRequest } from '../parts/invalid-request.ts';
import { mapAnswer, readJson } from '../parts/map-answer.ts';
import type { Sampler } from '../sampler.ts';

type HttpVisit = Visit<FlowNodeOf<'http'>>;

const executor: Executor<FlowNodeOf<'http'>> = {
  errorPort: 'failed',
  enter: (visit) => {
    const { node, turn, number } = visit;
    const request = buildRequest(node.settings, scopeOf(visit), `${turn.state.run_id}.${number}`);
    if (typeof request === 'string') return leave('failed', request);
    const effect = emit(visit, { kind: 'request', request });
    const longest = request.timeout_ms * (request.retries + 1) + slack;
    const { now } = turn.scene;
    return pause('Fez a requisição e espera a resposta.', {
      effect,
      until: now + longest,
      memory: { asked: now },
    });
  },
  receive: (visit, result) => {
    const { status_variable } = visit.node.settings;
    if (status_variable !== null) setVariable(visit, status_variable, result.status ?? 0);
    const outcome = judge(visit, result);
    return { ...outcome, why: `${outcome.why}${timeTaken(visit)}` };
  },
  wake: () => leave('failed', 'A resposta não veio a tempo.'),
};

/** Makes a request and reads its answer. */
export const http: Kind<'http'> = {
  ports: () => [
    { id: 'success', label: 'Sucesso' },
    { id: 'client_error', label: 'Recusada (4xx)', whenOpen: 'people' },
    { id: 'failed', label: 'Falhou', whenOpen: 'people' },
  ],
  texts: (settings) => ({ templates: requestTemplates(settings) }),
  sets: ({ mappings, status_variable }) => [
    ...mappings.map(({ variable }) => variable),
    ...(status_variable === null ? [] : [status_variable]),
  ],
  // What an answer lacks is told where it comes, and not before. A request that got none has no status.
  gives: ({ mappings, status_variable }, port) => {
    const status = status_variable === null || port === 'failed' ? [] : [status_variable];
    return port === 'success' ? [...status, ...mappings.map(({ variable }) => variable)] : status;
  },
  references: ({ secret, url }) => [{ to: 'secrets', name: secret, url }],
  mustHave: (node) => [...invalidRequest(node), ...invalidPaths(node)],
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({
    method: random.pick(['GET', 'POST']),
    url: random.pick(['https://a.b/{x}', '{x}', 'http://[', 'https://a.b:99999']),
    headers: random.some(2, samplePair(random)),
    query: random.some(2, samplePair(random)),
    body_kind: random.pick(['none', 'json', 'form']),
    body: random.pick(['', '{"a": {x}}', '{"a": "{x}"}']),
    form: random.some(2, samplePair(random)),
    mappings: random.some(3, random.mapping),
  }),
};

/** For pauses between tries, and for a host that was down: a run that gets no answer goes on after this. */
const slack = 300_000;

/** How long the outside took, its retries included. */
function timeTaken({ memory, turn }: HttpVisit): string {
  if (typeof memory.asked !== 'number') return '';
  return ` Levou ${formatValue(Math.round((turn.scene.now - memory.asked) / 100) / 10)} s.`;
}

function judge(visit: HttpVisit, { status, body, problem }: ResultEvent): Outcome {
  if (status === null) return leave('failed', `Sem resposta: ${problem ?? 'motivo desconhecido'}`);
  if (status >= 400 && status < 500) return leave('client_error', `O servidor recusou (status ${status}).`);
  if (status < 200 || status >= 300) return leave('failed', `O servidor falhou (status ${status}).`);
  const { mappings } = visit.node.settings;
  if (mappings.length === 0) return leave('success', `Deu certo (status ${status}).`);
  // Nothing was meant to come: its variables are emptied.
  const data = noContent.has(status) ? null : readJson(body);
  if (data === undefined) return leave('failed', `A resposta (status ${status}) não é JSON.`);
  return leave('success', `Deu certo (status ${status}). ${mapAnswer(visit, mappings, data)}`.trim());
}

/** Statuses of answers that have no body. */
const noContent = new Set([204, 205]);

function samplePair(random: Sampler) {
  return (place: number) => ({ id: `p${place}`, name: random.text(), value: random.text() });
}
