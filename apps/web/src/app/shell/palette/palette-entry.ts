import type { Media, MessageHit } from '@prosa/contract';

/** A line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  /** Part of a message, with what was searched marked. */
  excerpt?: MessageHit['excerpt'];
  shortcut?: string;
  /** Shown before the label. */
  file?: Media | null;
  /** Whether the palette stays open. */
  stays?: boolean;
  run: () => void;
}
