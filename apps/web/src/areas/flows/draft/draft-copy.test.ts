import type { Flow } from '@prosa/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnlyFor } from '../../../lib/safe-storage.ts';
import { keepDraftCopy, readDraftCopy, unsavedCopy } from './draft-copy.ts';

const kept = new Map<string, string>();
let leave: () => void;
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    addEventListener: (_kind: string, listener: () => void) => {
      leave = listener;
    },
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

test('letters in a row are written once, in a moment or when the page is left; what is forgotten stays so', () => {
  vi.useFakeTimers();
  const document = { format: 1 as const, nodes: [], annotations: [] };
  const write = vi.spyOn(kept, 'set');
  for (const name of ['L', 'Lo', 'Loj']) keepDraftCopy('f1', { name, document, revision: 3 });
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(write).toHaveBeenCalledOnce();
  expect(readDraftCopy('f1')?.name).toBe('Loj');
  keepDraftCopy('f1', { name: 'Loja', document, revision: 3 });
  leave();
  expect(kept.get('prosa.flow-draft.f1.ana')).toContain('Loja');
  keepDraftCopy('f1', { name: 'Loja!', document, revision: 3 });
  keepDraftCopy('f1', null);
  vi.runAllTimers();
  expect(readDraftCopy('f1')).toBeNull();
  vi.useRealTimers();
});
