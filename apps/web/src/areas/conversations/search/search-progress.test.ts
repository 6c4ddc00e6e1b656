import type { MessageHit } from '@prosa/contract';
import { expect, test } from 'vitest';
import { at } from '../testing/samples.ts';
import { searchProgress, type SearchPage } from './search-progress.ts';

function aPage(count: number, next: number | null, has_more = false): SearchPage {
  const hit = (position: number): MessageHit => ({
    _id: `m${position}`,
    platform_message_id: `p${position}`,
    position,
    origin: 'customer',
    type: 'text',
    event: null,
    file_name: null,
    user: null,
    created: at(position),
    excerpt: [{ text: 'a', is_match: true }],
  });
  return { data: Array.from({ length: count }, (_, index) => hit(1000 - index)), next, has_more };
}

test('a full page that knows of more asks for nothing until the person wants more', () => {
  const pages = [aPage(25, 900, true)];
  expect(searchProgress(pages, 1)).toMatchObject({ hasMore: true, wantsPage: false });
  expect(searchProgress(pages, 2)).toMatchObject({ hasMore: false, wantsPage: true });
});

test('stretches without hits are searched on until a page is full or nothing is left', () => {
  expect(searchProgress([aPage(0, 5000)], 1).wantsPage).toBe(true);
  expect(searchProgress([aPage(25, 5000)], 1).wantsPage).toBe(true);
  expect(searchProgress([aPage(0, 5000), aPage(2, null)], 1)).toMatchObject({
    hasMore: false,
    wantsPage: false,
  });
});

test('hits beyond the page wait until the person asks for more', () => {
  const progress = searchProgress([aPage(20, 900), aPage(20, null)], 1);
  expect(progress).toMatchObject({ hasMore: true, wantsPage: false });
  expect(progress.hits).toHaveLength(25);
});

test('nothing more is asked for before the first answer', () => {
  expect(searchProgress([], 1)).toEqual({ hits: [], hasMore: false, wantsPage: false });
});
