import type { RunState } from '../run.ts';
import type { Value } from '../value.ts';
import type { Scene } from '../scene.ts';
import { createScope, type Scope } from '../words/scope.ts';

/** Makes a world for tests: Thursday, 20 November 2025, 09:05 in São Paulo. */
export function makeScene(changes: Partial<Scene> = {}): Scene {
  return {
    now: Date.parse('2025-11-20T12:05:00Z'),
    time_zone: 'America/Sao_Paulo',
    company: 'Padaria do Zé',
    contact: {
      name: 'Ana Maria Souza',
      phone: '5511987654321',
      data: { Cidade: 'São Paulo', idade: '42' },
      tags: ['t1'],
      choices: {},
    },
    conversation: {
      id: 'c1',
      channel: { id: 'ch1', name: 'vendas' },
      department: { id: 'd1', name: 'Comercial' },
      protocol: '20251120-7',
      started: Date.parse('2025-11-20T12:00:00Z'),
    },
    lasting: { conversation: {}, contact: {} },
    mute: null,
    missing_files: [],
    return_address: 'https://prosa.example/volta/abc',
    online: {},
    attending: null,
    last_agent: { id: 'u1', name: 'Bia' },
    waiting: {},
    tag_names: { t1: 'VIP' },
    department_names: { d1: 'Comercial' },
    flows: {},
    callable: {},
    everywhere: [],
    ...changes,
  };
}

/** Makes a scope with these variables. */
export function makeScope(variables: Record<string, Value> = {}, scene: Partial<Scene> = {}): Scope {
  const frame = { flow_id: 'f1', version: 1, node: 'n1', variables: null, resume: null };
  const state: Pick<RunState, 'frames' | 'variables'> = { frames: [frame], variables };
  return createScope(state, makeScene(scene));
}
