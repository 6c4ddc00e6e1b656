import { expect, test } from 'vitest';
import { mediaBox } from './media-box.ts';

const media = { _id: 'm', mime: 'image/png', size: 1, ptt: false, thumbnail_url: null };
const boxOf = (width: number | null, height: number | null) =>
  mediaBox({ type: 'image', media: { ...media, width, height } });

test.each([
  [1600, 1200, 320, 240],
  [600, 1200, 160, 320],
  [200, 150, 200, 150],
  [4000, 40, 320, 96],
  [null, null, 240, 180],
])('a picture of %s × %s takes %s × %s', (width, height, wide, high) => {
  expect(boxOf(width, height)).toEqual({ width: wide, height: high });
});
