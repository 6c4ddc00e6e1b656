import { expect, test } from 'vitest';
import { cleanService, isSameService, serviceProblems } from './service.ts';

const service = { redirect: 'flow_chatbot', flow: 'f1', department: 'd1' } as const;

test('a flow is needed only where the flow chatbot answers first', () => {
  expect(serviceProblems({ ...service, flow: null })).toEqual({
    flow: 'Chatbot de fluxo necessário para este tipo de primeiro atendimento.',
  });
  expect(serviceProblems({ ...service, redirect: 'human', flow: null })).toEqual({});
});

test('a department is always needed', () => {
  expect(serviceProblems({ ...service, redirect: 'human', department: null })).toEqual({
    department: 'Departamento de entrada da conversa necessário',
  });
});

test('the flow counts as a change only while the flow chatbot answers first', () => {
  const human = { ...service, redirect: 'human' } as const;
  expect(isSameService(service, { ...service, flow: 'f2' })).toBe(false);
  expect(isSameService(human, { ...human, flow: 'f2' })).toBe(true);
  expect(cleanService(human).flow).toBeNull();
});
