import type { ComparisonGroup, Duration, WeeklyHours } from '@prosa/contract';

/** Makes parts of settings at random. */
export interface Sampler {
  /** The ids of the drawing's nodes. */
  ids: readonly string[];
  /** A whole number from 0 up to, but not with, the limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
  /** Up to `most` things made one by one. */
  some: <Item>(most: number, make: (place: number) => Item) => Item[];
  perhaps: <Item>(make: () => Item) => Item | null;
  /** A text with or without variables, well written or not. */
  text: () => string;
  /** A text, or something that is calculated. */
  expression: () => string;
  /** The name of a variable. */
  name: () => string;
  duration: () => Duration;
  weekly: () => WeeklyHours[];
  comparisons: () => ComparisonGroup;
  mapping: () => { path: string; variable: string };
}
