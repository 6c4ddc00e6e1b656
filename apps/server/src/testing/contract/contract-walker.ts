import { globalRegistry, type z } from 'zod';

/** A place in a call's input where a value without parts stands. */
export interface Leaf {
  /** Keys from the root; `[]` is an item of a list, `{}` a value and `{key}` a key of a record. */
  path: readonly string[];
  /** Zod's name of the type: `string`, `number`, `enum`, … */
  type: string;
  /** The kind of row an id points at; null when the field is no declared id. */
  ref: string | null;
  nullable: boolean;
}

interface Place {
  path: readonly string[];
  ref: string | null;
  nullable: boolean;
  /** Schemas above, so that a recursive one ends. */
  above: readonly z.core.$ZodType[];
}

const root: Place = { path: [], ref: null, nullable: false, above: [] };

/**
 * Returns every leaf of a schema, through objects, lists, records, unions, wrappers and pipes. Throws for a kind of
 * schema that it does not know: a new kind must be added here, so that no id can hide in it.
 */
export function leavesOf(schema: z.core.$ZodType, place: Place = root): Leaf[] {
  if (place.above.includes(schema)) return [];
  const ref = declaredRef(schema) ?? place.ref;
  const here = { ...place, ref, above: [...place.above, schema] };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const into = (child: z.core.$ZodType, ...steps: string[]) =>
    leavesOf(child, { ...here, path: [...here.path, ...steps] });
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([key, child]) => into(child, key)),
        ...(def.catchall ? into(def.catchall, '{}') : []),
      ];
    case 'array':
      return into(def.element, '[]');
    case 'record':
      return [...into(def.keyType, '{key}'), ...into(def.valueType, '{}')];
    case 'union':
      return def.options.flatMap((option) => into(option));
    case 'intersection':
      return [...into(def.left), ...into(def.right)];
    case 'nullable':
      return leavesOf(def.innerType, { ...here, nullable: true });
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return into(def.innerType);
    case 'lazy':
      return into(def.getter());
    case 'pipe':
      return [def.in, def.out].filter((side) => typeOf(side) !== 'transform').flatMap((side) => into(side));
    default:
      return leafOf(def.type, here);
  }
}

/** Returns the leaves that are declared ids (`ref`). */
export function idFieldsOf(schema: z.core.$ZodType): (Leaf & { ref: string })[] {
  return leavesOf(schema).flatMap((leaf) => (leaf.ref === null ? [] : [{ ...leaf, ref: leaf.ref }]));
}

const plain = new Set(
  'string number int boolean bigint date enum literal null undefined any unknown never void nan template_literal custom'.split(
    ' ',
  ),
);

function leafOf(type: string, { path, ref, nullable }: Place): Leaf[] {
  if (!plain.has(type)) throw new Error(`the walker does not know zod's ${type} (at ${path.join('.')})`);
  return [{ path, type, ref, nullable }];
}

function typeOf(schema: z.core.$ZodType): string {
  return schema._zod.def.type;
}

function declaredRef(schema: z.core.$ZodType): string | null {
  const ref = globalRegistry.get(schema)?.ref;
  return typeof ref === 'string' ? ref : null;
}
