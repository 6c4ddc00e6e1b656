import type { FlowVisit } from '@prosa/contract';
import { indexOf } from './flow-index.ts';
import { forgetSecrets } from './forget-secrets.ts';
import type { Frame, RunState, Step } from './run.ts';
import type { Scene } from './scene.ts';

/**
 * Returns the last step of a run whose state or scene is itself broken. Nothing of the event counts: the run ends
 * where it was, a visit of that place records why, and the cause is handed on. Each part is read separately, for any
 * of them may be broken.
 */
export function brokenStep(state: RunState, scene: Scene, cause: unknown): Step {
  const { flow_id, version, node } = placeOf(state);
  const visit = tried(() => (Number.isInteger(state.visit) ? state.visit : 0), 0) + 1;
  const place = { flow_id, version, node, visit };
  const trace: FlowVisit = {
    ...place,
    ...nameOf(scene, place),
    input: null,
    port: null,
    why: 'O robô não conseguiu seguir daqui: um erro interno interrompeu este atendimento.',
    changes: {},
    failed: true,
    at: tried(() => new Date(scene.now).toISOString(), '1970-01-01T00:00:00.000Z'),
  };
  return {
    state: {
      ...tried(() => forgetSecrets(state), state),
      visit,
      frames: [],
      waiting: null,
      asked: [],
      kept: { messages: [], call: null },
      ending: 'failed',
      outcome: null,
    },
    effects: [],
    trace: [trace],
    taken: true,
    failures: [{ ...place, cause }],
  };
}

type Place = Pick<Frame, 'flow_id' | 'version' | 'node'>;

function placeOf(state: RunState): Place {
  const { flow_id, version, node } = tried<Partial<Place>>(() => state.frames.at(-1) ?? {}, {});
  return {
    flow_id: typeof flow_id === 'string' ? flow_id : '',
    version: Number.isInteger(version) ? Number(version) : 0,
    node: typeof node === 'string' ? node : '',
  };
}

function nameOf(scene: Scene, { flow_id, version, node }: Place): Pick<FlowVisit, 'type' | 'label'> {
  const document = tried(() => scene.flows[`${flow_id}@${version}`]?.document, undefined);
  const found = document && tried(() => indexOf(document).nodes.get(node), undefined);
  return { type: found?.type ?? '', label: found?.label ?? '' };
}

/** Returns what can be read, or the given value where reading throws. */
function tried<Found>(read: () => Found, otherwise: Found): Found {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
