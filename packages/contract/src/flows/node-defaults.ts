import { z } from 'zod';
import { flowNode, type FlowNodeType } from './document.ts';

type Fields = Record<string, unknown>;

/** The defaults for the items of a list. */
interface ItemDefaults {
  fields: Fields;
  /** For items that have types, by type. */
  byType: Record<string, Fields>;
}

/** The defaults for the settings of a node. */
export interface NodeDefaults {
  settings: Fields;
  /** By the name of the list. */
  items: Record<string, ItemDefaults>;
}

/** The name of each kind of node on screen. */
export const nodeTitles = perKind((node) => node.meta()?.title ?? '');

/** The defaults of each kind of node as plain data, so that the browser completes a document without the schemas. */
export const nodeDefaults = perKind<NodeDefaults>((node) => {
  const { shape } = node.shape.settings;
  return { settings: defaultsOf(shape), items: itemsOf(shape) };
});

type NodeSchema = (typeof flowNode.options)[number];

function perKind<Value>(valueOf: (node: NodeSchema) => Value): Record<FlowNodeType, Value> {
  const values = flowNode.options.map((node) => [node.shape.type.value, valueOf(node)]);
  return Object.fromEntries(values) as Record<FlowNodeType, Value>;
}

function defaultsOf(shape: z.core.$ZodShape): Fields {
  const defaults = Object.entries(shape).map(([name, field]) => [name, defaultOf(field)] as const);
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

/**
 * Returns a field's default; without one, an empty value that fits. Undefined for ids, names and choices, which are
 * not guessed.
 */
function defaultOf(field: z.core.$ZodType): unknown {
  if (field instanceof z.ZodArray) return [];
  return [undefined, '', 0].map((empty) => z.safeParse(field, empty).data).find((data) => data !== undefined);
}

function itemsOf(shape: z.core.$ZodShape): Record<string, ItemDefaults> {
  const lists = Object.entries(shape).flatMap(([name, field]) => {
    const list = field instanceof z.ZodDefault ? field.unwrap() : field;
    const defaults = list instanceof z.ZodArray ? defaultsOfItems(list.element) : null;
    return defaults ? [[name, defaults] as const] : [];
  });
  return Object.fromEntries(lists);
}

function defaultsOfItems(item: z.core.$ZodType): ItemDefaults | null {
  if (item instanceof z.ZodObject) return { fields: defaultsOf(item.shape), byType: {} };
  if (!(item instanceof z.ZodDiscriminatedUnion)) return null;
  const types = item.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject) || !(option.shape.type instanceof z.ZodLiteral)) return [];
    return [[String(option.shape.type.value), defaultsOf(option.shape)] as const];
  });
  return { fields: {}, byType: Object.fromEntries(types) };
}
