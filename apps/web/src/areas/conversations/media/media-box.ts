import type { Message } from '@prosa/contract';

const most = 320;
const least = 96;
const unknown = { width: 240, height: 180 };

const film = { width: 280, height: 210 };
const sticker = { width: 160, height: 160 };

/** Returns the size of a picture or video in a thread, from its true size where known: nothing moves when it loads. */
export function mediaBox({ media, type }: Pick<Message, 'media' | 'type'>): {
  width: number;
  height: number;
} {
  if (type === 'video') return film;
  if (type === 'sticker') return sticker;
  const { width, height } = media ?? {};
  if (!width || !height) return unknown;
  const scale = Math.min(1, most / width, most / height);
  const within = (side: number) => Math.round(Math.min(most, Math.max(least, side * scale)));
  return { width: within(width), height: within(height) };
}
