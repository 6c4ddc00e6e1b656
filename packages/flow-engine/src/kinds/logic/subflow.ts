import type { FlowNodeOf } from '@prosa/contract';
import { indexOf } from '../../flow-index.ts';
import { limits } from '../../limits.ts';
import { leave } from '../../walk/outcome.ts';
import type { Value } from '../../value.ts';
import type { RunningFlow } from '../../scene.ts';
import { keepSecret, scopeOf, setVariable, usesSecret, type Visit } from '../../walk/visit.ts';
import { readTemplate } from '../../words/template.ts';
import type { Executor } from '../executor.ts';
import { always, none, type Kind } from '../kind.ts';
import { next } from '../parts/ports.ts';

type CallVisit = Visit<FlowNodeOf<'subflow'>>;

const executor: Executor<FlowNodeOf<'subflow'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const flow = calledFlow(visit);
    if (!flow) return leave('error', 'O outro fluxo está arquivado ou nunca foi publicado.');
    if (visit.turn.state.frames.length > limits.depth)
      return leave('error', `Mais de ${limits.depth} fluxos chamados um dentro do outro.`);
    const { flow_id, version, document, name } = flow;
    const variables = handOver(visit);
    const frame = { flow_id, version, node: indexOf(document).start, variables, resume: null };
    return { kind: 'call', frame, why: `Chama o fluxo “${name}”.` };
  },
  comeBack: (visit, left) => {
    for (const { variable, from } of visit.node.settings.outputs) {
      if (visit.turn.state.sensitive.includes(from)) keepSecret(visit, variable);
      setVariable(visit, variable, (Object.hasOwn(left, from) ? left[from] : null) ?? null);
    }
    return leave('next', 'Voltou do outro fluxo.');
  },
};

/** Calls another flow. */
export const subflow: Kind<'subflow'> = {
  ports: () => [next, { id: 'error', label: 'Fluxo indisponível', whenOpen: 'harmless' }],
  texts: ({ inputs }) => ({ templates: inputs.map(({ value }) => value) }),
  sets: ({ outputs }) => outputs.map(({ variable }) => variable),
  gives: ({ outputs }, port) => (port === 'next' ? outputs.map(({ variable }) => variable) : []),
  references: ({ flow }) => [{ to: 'flows', id: flow }],
  mustHave: none,
  // A called flow is trusted, and watched while it runs.
  pauses: always,
  isNoticed: false,
  executor,
  sample: (random) => ({
    flow: random.pick(['f1', 'f2', 'f3']),
    share_variables: random.chance(0.5),
    inputs: random.some(2, () => ({ variable: random.name(), value: random.text() })),
    outputs: random.some(2, () => ({ variable: random.name(), from: random.name() })),
  }),
};

function calledFlow({ node, turn: { scene } }: CallVisit): RunningFlow | undefined {
  const { flow } = node.settings;
  if (!Object.hasOwn(scene.callable, flow)) return undefined;
  return scene.flows[`${flow}@${scene.callable[flow]}`];
}

/** The called flow's own variables, which are its inputs; where it shares ours, they are put among them. */
function handOver(visit: CallVisit): Record<string, Value> | null {
  const { inputs, share_variables } = visit.node.settings;
  const scope = scopeOf(visit);
  const values = inputs.map(({ variable, value }) => {
    if (usesSecret(visit, value)) keepSecret(visit, variable);
    return [variable, readTemplate(value, scope) ?? null] as const;
  });
  if (!share_variables) return Object.fromEntries(values);
  for (const [variable, value] of values) setVariable(visit, variable, value);
  return null;
}
