import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '@prosa/contract';
import { idFieldsOf, leavesOf } from '../testing/contract/contract-walker.ts';
import { addEverywhere, getAt, keysIn, setAt } from '../testing/contract/input-paths.ts';

/** Like the contract's own `ref`, for made-up kinds. */
const ref = (kind: string) => z.string().min(1).meta({ ref: kind });
const made = (input: z.ZodType) =>
  defineCall({ path: 'made-up', access: 'session', input, output: z.object({}) });
const found = (input: z.ZodType) =>
  idFieldsOf(made(input).input).map(({ path, ref: kind }) => `${path.join('.')} → ${kind}`);

describe('the walker finds a new id field', () => {
  it.each([
    ['in an object', z.object({ a: ref('tag') }), 'a → tag'],
    ['in a nested object', z.object({ a: z.object({ b: ref('tag') }) }), 'a.b → tag'],
    ['in a list', z.object({ a: z.array(ref('tag')) }), 'a.[] → tag'],
    ['in a list of objects', z.object({ a: z.array(z.object({ b: ref('tag') })).max(3) }), 'a.[].b → tag'],
    ['optional', z.object({ a: ref('tag').optional() }), 'a → tag'],
    ['nullable with a default', z.object({ a: ref('tag').nullable().default(null) }), 'a → tag'],
    ['under a prefault', z.object({ a: z.object({ b: ref('tag').optional() }).prefault({}) }), 'a.b → tag'],
    ['with further checks', z.object({ a: ref('tag').max(9).refine(Boolean) }), 'a → tag'],
    ['with the meta on its wrapper', z.object({ a: z.string().optional().meta({ ref: 'tag' }) }), 'a → tag'],
    ['behind a transform', z.object({ a: ref('tag').transform((id) => id.trim()) }), 'a → tag'],
    ['behind a preprocess', z.object({ a: z.preprocess((id) => id, ref('tag')) }), 'a → tag'],
    ['in a record', z.object({ a: z.record(z.string(), ref('tag')) }), 'a.{} → tag'],
    ['as a key of a record', z.object({ a: z.record(ref('tag'), z.number()) }), 'a.{key} → tag'],
    ['in an intersection', z.object({ a: ref('tag') }).and(z.object({})), 'a → tag'],
    ['read lazily', z.object({ a: z.lazy(() => z.object({ b: ref('tag') })) }), 'a.b → tag'],
    ['in what an object lets through', z.object({}).catchall(ref('tag')), '{} → tag'],
  ])('%s', (_how, input, expected) => expect(found(input)).toEqual([expected]));

  it('in every alternative of a union', () => {
    const chip = z.union([ref('channel'), z.object({ _id: ref('channel') })]);
    expect(found(z.object({ chip }))).toEqual(['chip → channel', 'chip._id → channel']);
    const kinds = z.discriminatedUnion('type', [
      z.object({ type: z.literal('tag'), tag: ref('tag') }),
      z.object({ type: z.literal('flow'), flow: ref('flow') }),
    ]);
    expect(found(kinds)).toEqual(['tag → tag', 'flow → flow']);
  });

  it('ends in a recursive schema, and leaves fields that are not ids', () => {
    const node = z.object({
      id: ref('flow'),
      text: z.string(),
      get next() {
        return z.array(node);
      },
    });
    expect(found(node)).toEqual(['id → flow']);
    expect(leavesOf(node).map(({ path }) => path.join('.'))).toEqual(['id', 'text']);
  });

  it('refuses an unknown schema instead of skipping it', () => {
    expect(() => found(z.object({ a: z.map(z.string(), ref('tag')) }))).toThrow("zod's map (at a)");
    expect(() => found(z.object({ a: z.tuple([ref('tag')]) }))).toThrow("zod's tuple (at a)");
  });
});

describe('paths', () => {
  const input = { a: { list: [{ b: 'x', c: 1 }, { b: 'y' }] }, record: { k: 'v' } };

  it.each([
    [['a', 'list', '[]', 'b'], 'x', { ...input, a: { list: [{ b: 'new', c: 1 }, { b: 'y' }] } }],
    [['record', '{}'], 'v', { ...input, record: { k: 'new' } }],
    [['record', '{key}'], 'k', { ...input, record: { k: 'v', new: 'v' } }],
    [['missing', '[]', 'b'], undefined, { ...input, missing: [{ b: 'new' }] }],
    [['a', 'list', 'b'], undefined, { ...input, a: { list: { b: 'new' } } }],
  ])('reads and sets %j', (path, value, changed) => {
    expect(getAt(input, path)).toEqual(value);
    expect(setAt(input, path, 'new')).toEqual(changed);
    expect(input.a.list).toHaveLength(2);
  });

  it('adds fields to every object and keeps existing ones', () => {
    expect(addEverywhere({ a: [{ b: 1 }], c: 'x' }, { b: 2, d: 3 })).toEqual({
      a: [{ b: 1, d: 3 }],
      b: 2,
      c: 'x',
      d: 3,
    });
    expect(keysIn({ a: [{ b: { c: null } }], d: 1 })).toEqual(new Set(['a', 'b', 'c', 'd']));
  });
});
