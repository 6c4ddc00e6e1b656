import type { FlowDocument } from '@prosa/contract';
import { namedKinds, type NamesInside } from './flow-file.ts';

/** A thing of a company. */
interface Named {
  _id: string;
  name: string;
  filed?: boolean;
}

/** The company's things that a flow may point at, by kind. */
export type Things = Partial<Record<(typeof namedKinds)[number], readonly Named[]>>;

/** Returns the ids of the library files that a drawing sends, each once. */
export function filesIn({ nodes }: FlowDocument): string[] {
  const ids = nodes.flatMap((node) =>
    node.type === 'message'
      ? node.settings.blocks.flatMap((block) => ('media' in block && block.media ? [block.media] : []))
      : [],
  );
  return [...new Set(ids)];
}

/** Returns the names of the company's things that a flow points at. */
export function namesOf(flow: unknown, things: Things): NamesInside {
  const ids = textsIn(flow);
  return Object.fromEntries(
    namedKinds.map((kind) => [
      kind,
      Object.fromEntries(
        (things[kind] ?? []).filter(({ _id }) => ids.has(_id)).map(({ _id, name }) => [_id, name]),
      ),
    ]),
  );
}

/** Returns for ids of another company those of this one that have the same name; what has none is left as it is. */
export function idsByName(names: NamesInside, things: Things): Map<string, string> {
  return new Map(
    namedKinds.flatMap((kind) => {
      const own = (things[kind] ?? []).filter(({ filed }) => !filed);
      return Object.entries(names[kind] ?? {}).flatMap(([id, name]): [string, string][] => {
        if (own.some(({ _id }) => _id === id)) return [];
        const same = own.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
        return same ? [[id, same._id]] : [];
      });
    }),
  );
}

/** Returns a flow, or a part of one, with other ids in the place of ids; an id for which there is '' is taken out. */
export function withIds<Part>(part: Part, ids: ReadonlyMap<string, string>): Part {
  return replaced(part, ids) as Part;
}

function replaced(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) {
    const gone = value.filter((item) => typeof item !== 'string' || ids.get(item) !== '');
    return gone.map((item: unknown) => replaced(item, ids));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, ids)]));
}

function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
}
