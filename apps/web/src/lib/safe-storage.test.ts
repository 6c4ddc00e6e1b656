import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnlyFor, personalKey, SafeStorage } from './safe-storage.ts';

const kept = new Map<string, string>();
const all = () => Object.fromEntries(kept);
const storage = new SafeStorage(() => window.localStorage);

beforeEach(() => {
  kept.clear();
  const localStorage = {
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  keepOnlyFor(null);
});

test('a person who leaves leaves no text behind, and none is written any more; choices of the browser stay', () => {
  keepOnlyFor('ana');
  const draft = personalKey('draft');
  storage.write(draft, 'Olá, Maria');
  storage.write('prosa.drawer_rail', 'true');
  expect(all()).toMatchObject({ 'prosa.draft.ana': 'Olá, Maria', 'prosa.person': 'ana' });
  keepOnlyFor(null);
  storage.write(draft, 'tarde demais');
  expect(all()).toEqual({ 'prosa.drawer_rail': 'true' });
  expect(storage.read(draft)).toBeNull();
});

test('after a session ended, the same person finds their drafts and another one finds none', () => {
  keepOnlyFor('ana');
  storage.write(personalKey('draft'), 'Olá, Maria');
  expect(keepOnlyFor('ana')).toBe(false);
  expect(storage.read(personalKey('draft'))).toBe('Olá, Maria');
  expect(keepOnlyFor('bia')).toBe(true);
  expect(JSON.stringify(all())).not.toContain('Maria');
});

test("a key that is neither listed nor holds the person's id is not kept at all", () => {
  keepOnlyFor('ana');
  storage.write('prosa.last_search', 'Maria');
  expect(all()).toEqual({ 'prosa.person': 'ana' });
});
