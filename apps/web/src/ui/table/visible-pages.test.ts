import { expect, it } from 'vitest';
import { visiblePages } from './visible-pages.ts';

it('shows at most five page numbers around the current one', () => {
  expect(visiblePages(1, 3)).toEqual([1, 2, 3]);
  expect(visiblePages(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(visiblePages(6, 9)).toEqual([4, 5, 6, 7, 8]);
  expect(visiblePages(9, 9)).toEqual([5, 6, 7, 8, 9]);
  expect(visiblePages(1, 0)).toEqual([]);
});
