import { isDeepStrictEqual } from 'node:util';

/** Returns the value at a walker's path, or undefined; of a list the first item. */
export function getAt(input: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return input;
  if (step === '[]') return Array.isArray(input) ? getAt(input[0], rest) : undefined;
  if (!isRecord(input)) return undefined;
  if (step === '{key}') return Object.keys(input)[0];
  return getAt(step === '{}' ? Object.values(input)[0] : input[step], rest);
}

/** Returns a copy of the input with another value at a walker's path. Creates what is missing on the way. */
export function setAt(input: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === '[]') {
    const [first, ...others] = Array.isArray(input) ? (input as unknown[]) : [undefined];
    return [setAt(first, rest, value), ...others];
  }
  const known = isRecord(input) ? input : {};
  if (step === '{key}') return { ...known, [String(value)]: Object.values(known)[0] ?? '' };
  const key = step === '{}' ? (Object.keys(known)[0] ?? 'key') : step;
  return { ...known, [key]: setAt(known[key], rest, value) };
}

/** Adds fields to the root and to every object inside, except where a field of that name stands already. */
export function addEverywhere(input: unknown, extra: Record<string, unknown>): unknown {
  if (Array.isArray(input)) return input.map((item) => addEverywhere(item, extra));
  if (!isRecord(input)) return input;
  const parts = Object.entries(input).map(([key, value]) => [key, addEverywhere(value, extra)] as const);
  return { ...extra, ...Object.fromEntries(parts) };
}

/** Lists every key of every object in a JSON value. */
export function keysIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...keysIn(item)]));
  if (!isRecord(value)) return new Set();
  return new Set(Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)]));
}

/** Whether two JSON values are the same. */
export const sameJson = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
