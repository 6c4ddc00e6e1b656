import type { Flow } from '@prosa/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnlyFor } from '../../../lib/safe-storage.ts';
import { readDraftCopy, unsavedCopy } from './draft-copy.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  keepOnlyFor('ana');
});

const end = { id: 'a', type: 'end', label: '', note: '', position: { x: 0, y: 0 }, next: {} };
const keep = (document: object) =>
  kept.set('prosa.flow-draft.f1.ana', JSON.stringify({ name: 'Loja', revision: 3, document }));

test('a copy kept by an earlier version gets the settings that were added since', () => {
  keep({ format: 1, nodes: [{ ...end, settings: { text: 'Até logo!' } }], annotations: [] });
  const copy = readDraftCopy('f1');
  expect(copy).toMatchObject({ name: 'Loja', revision: 3 });
  expect(copy?.document.nodes[0]?.settings).toMatchObject({ text: 'Até logo!', outcome: 'resolvido' });
});

test('a copy that cannot be read counts as none', () => {
  keep({ format: 1, nodes: 'nothing' });
  expect(readDraftCopy('f1')).toBeNull();
});

test('a copy that the server already has is forgotten; one that it does not have is kept', () => {
  const document = { format: 1 as const, nodes: [], annotations: [] };
  const flow = { _id: 'f1', name: 'Loja', document } as unknown as Flow;
  keep(document);
  expect(unsavedCopy({ ...flow, name: 'Outra' })).not.toBeNull();
  expect(unsavedCopy(flow)).toBeNull();
  expect(readDraftCopy('f1')).toBeNull();
});
