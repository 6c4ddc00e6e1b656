import { flowDocument, nodeTitles, type FlowDocument } from '@prosa/contract';
import { expect, test } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import { emptyDocument } from './empty-document.ts';
import { migrateDocument, readDocument } from './read-document.ts';

test('a new flow is its start alone, as the contract has it', () => {
  expect(flowDocument.parse(emptyDocument())).toEqual(emptyDocument());
});

test('an older format is brought up to the newest, step by step', () => {
  const steps = {
    8: ({ steps: drawn, ...rest }: Record<string, unknown>) => ({ ...rest, nodes: drawn }),
    9: ({ nodes, ...rest }: Record<string, unknown>) => ({ ...rest, nodes, annotations: [] }),
  };
  const older = { format: 8, steps: ['a'] };
  expect(migrateDocument(older, steps, 10)).toEqual({ format: 10, nodes: ['a'], annotations: [] });
  expect(older).toEqual({ format: 8, steps: ['a'] });
  expect(() => migrateDocument({ format: 7 }, steps, 10)).toThrow('não contém um fluxo');
  expect(() => migrateDocument({ format: 11 }, steps, 10)).toThrow('versão mais nova');
});

test.each(Object.keys(nodeTitles))('what is left out of %s gets the defaults of the contract', (type) => {
  const given: Record<string, object> = {
    menu: { text: 't', options: [{ id: 'a', label: 'A' }] },
    message: { blocks: [{ id: 'b', type: 'text', variants: ['x'] }] },
    question: { text: 't', variable: 'x' },
    condition: { rules: [{ id: 'r', groups: [{ mode: 'all', comparisons: [] }] }] },
    hours: { weekly: [], holidays: [{ date: '2025-12-24' }] },
    split: { branches: [1, 2].map((id) => ({ id: `b${String(id)}`, weight: 50 })) },
    set: { assignments: [{ variable: 'x', kind: 'text' }] },
    wait: { kind: 'duration' },
    subflow: { flow: 'f' },
    contactField: { fields: [{ field: 'cidade', value: 'x' }] },
    http: { url: 'u', query: [{ id: 'q', name: 'n' }] },
    global: { phrases: [] },
    consent: { text: '' },
    csat: { text: '' },
    toDepartment: { department: '' },
    notify: { text: '' },
  };
  const bare = {
    format: 1,
    nodes: [{ id: 'n', type, position: { x: 1, y: 2 }, settings: given[type] ?? {} }],
  };
  expect(readDocument(bare)).toEqual(flowDocument.parse(bare));
});

test.each([
  null,
  [],
  'x',
  {},
  { format: 1 },
  { format: 1, nodes: [{}] },
  { format: 1, nodes: [{ id: 'a', type: 'constructor' }] },
  { format: 1, nodes: [{ id: 'a b', type: 'end' }] },
  { format: 1, nodes: [{ id: 'a', type: 'menu', settings: { options: 3 } }] },
  { format: 1, nodes: [{ id: 'a', type: 'menu', settings: { options: [null] } }] },
  { format: 1, nodes: Array.from({ length: 501 }, (_, id) => ({ id: `n${String(id)}`, type: 'return' })) },
])('%.60j is no flow', (json) => {
  expect(() => readDocument(json)).toThrow(/^Este (?:arquivo|fluxo)/);
});

test('a difference names what was added, removed and changed, not what was moved', () => {
  const before = drawn([
    { id: 'a', type: 'notify', settings: { text: 'um' } },
    { id: 'b', type: 'end' },
    { id: 'c', type: 'tags', settings: { add: ['x'] } },
  ]);
  const after = drawn([
    { id: 'a', type: 'notify', label: 'Aviso', settings: { text: 'dois' }, next: { next: 'c' } },
    { id: 'c', type: 'tags', position: { x: 9, y: 9 }, settings: { remove: [], add: ['x'] } },
    { id: 'd', type: 'ignore' },
  ]);
  const { added, removed, changed } = compareDocuments(before, after);
  expect(added.map(({ id }) => id)).toEqual(['d']);
  expect(removed.map(({ id }) => id)).toEqual(['b']);
  expect(changed.map(({ node, fields }) => [node.id, fields])).toEqual([
    ['a', ['nome', 'ligações', 'texto']],
  ]);
});

function drawn(nodes: object[]): FlowDocument {
  return readDocument({ format: 1, nodes });
}
