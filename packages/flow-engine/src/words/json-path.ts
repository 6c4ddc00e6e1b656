import type { Value } from '../value.ts';

/**
 * Returns the value at a path of JSON data: "cliente.nome", "itens[0].preco", "itens[-1]", "['nome completo']", a
 * leading "$" allowed; "itens[*].nome" gives the list of all. Undefined where there is none. Only the data's own
 * properties count.
 */
export function pickPath(data: Value, path: string): Value | undefined {
  const steps = parsePath(path);
  return steps === null ? undefined : follow(data, steps);
}

/** Returns whether a text is a path. */
export function isPath(path: string): boolean {
  return parsePath(path) !== null;
}

type PathStep = string | number | typeof all;
/** Every item of a list. */
const all = Symbol('all');
const longest = 300;
const maxValues = 500;
const stepPattern = /\.?([^.[\]'"\s*][^.[\]'"]*)|\[(-?\d{1,6})\]|\[(?:'([^']+)'|"([^"]+)")\]|\.?\[?(\*)\]?/y;

function parsePath(path: string): PathStep[] | null {
  const text = path.trim().replace(/^\$\.?/, '');
  if (text.length > longest) return null;
  const steps: PathStep[] = [];
  for (let at = 0; at < text.length; at = stepPattern.lastIndex) {
    stepPattern.lastIndex = at;
    const found = stepPattern.exec(text);
    if (!found || (at === 0 && text.startsWith('.'))) return null;
    const [, name, place, single, double, star] = found;
    if (star) steps.push(all);
    else steps.push(place === undefined ? (single ?? double ?? (name ?? '').trim()) : Number(place));
  }
  return steps;
}

function follow(data: Value, steps: PathStep[]): Value | undefined {
  let value: Value | undefined = data;
  for (const [index, step] of steps.entries()) {
    if (step === all && Array.isArray(value)) {
      const rest = steps.slice(index + 1);
      return value
        .slice(0, maxValues)
        .map((item) => follow(item, rest))
        .filter((item) => item !== undefined);
    }
    value = take(value, step);
    if (value === undefined) return undefined;
  }
  return value;
}

function take(value: Value | undefined, step: PathStep): Value | undefined {
  if (step === all) return undefined;
  if (Array.isArray(value)) {
    const place = typeof step === 'number' ? step : /^\d{1,6}$/.test(step) ? Number(step) : NaN;
    return Number.isNaN(place) ? undefined : value.at(place);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const name = String(step);
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
