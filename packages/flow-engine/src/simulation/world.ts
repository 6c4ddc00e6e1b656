import type { FlowNode } from '@prosa/contract';
import { holdsEverywhere } from '../flow-index.ts';
import type { Value } from '../value.ts';
import type { RunningFlow, Scene } from '../scene.ts';

/** What a simulated run begins with; whatever is left out is made up. */
export interface SimulationWorld {
  flow: RunningFlow;
  /** Other flows, which it may call, or whose phrases hold everywhere. */
  flows?: RunningFlow[];
  /** The moment at which it begins, epoch ms. */
  now: number;
  contact?: Partial<Scene['contact']>;
  inputs?: Record<string, Value>;
  /** Anything else of the world that should be different. */
  scene?: Partial<Omit<Scene, 'now' | 'flows' | 'callable' | 'contact'>>;
}

/** Builds the scene of a simulation: a customer, a number, and at work everybody to whom the flow may hand over. */
export function sceneOf({ flow, flows = [], now, contact = {}, scene = {} }: SimulationWorld): Scene {
  const all = [...flows.filter(({ flow_id }) => flow_id !== flow.flow_id), flow];
  const nodes = all.flatMap(({ document }) => document.nodes);
  const department_names = { ...madeUpDepartments(nodes), ...scene.department_names };
  return {
    time_zone: 'America/Sao_Paulo',
    company: 'Minha empresa',
    conversation: {
      id: 'simulador',
      channel: { id: 'simulador', name: 'Simulador' },
      department: { id: 'simulador', name: 'Atendimento' },
      protocol: '20250001',
      started: now,
    },
    lasting: { conversation: {}, contact: {} },
    mute: null,
    missing_files: [],
    return_address: 'https://exemplo.com.br/retorno/simulador',
    online: everybodyAtWork(nodes, Object.keys(department_names)),
    attending: null,
    last_agent: { id: 'simulador', name: 'Atendente' },
    waiting: {},
    tag_names: {},
    ...scene,
    department_names,
    now,
    contact: { name: 'Cliente', phone: '5541999990000', data: {}, tags: [], choices: {}, ...contact },
    flows: Object.fromEntries(all.map((one) => [`${one.flow_id}@${one.version}`, one])),
    everywhere: all.filter(({ document }) => holdsEverywhere(document)),
    callable: Object.fromEntries(all.map(({ flow_id, version }) => [flow_id, version])),
  };
}

function madeUpDepartments(nodes: FlowNode[]): Record<string, string> {
  const ids = nodes.flatMap((node) => (node.type === 'toDepartment' ? [node.settings.department] : []));
  return Object.fromEntries(ids.map((id) => [id, 'Departamento']));
}

function everybodyAtWork(nodes: FlowNode[], departments: string[]): Scene['online'] {
  const agents = nodes.flatMap((node) => (node.type === 'toAgent' ? [node.settings.user] : []));
  const people = ['simulador', ...agents].map((id) => ({ id, name: 'Atendente' }));
  return Object.fromEntries(['simulador', ...departments].map((id) => [id, people]));
}
