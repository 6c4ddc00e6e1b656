import type { FlowDocument, FlowNode } from '@prosa/contract';
import { fieldNames } from './field-names.ts';

/** The differences between two drawings; positions of nodes do not count. */
export interface DocumentDifference {
  added: FlowNode[];
  removed: FlowNode[];
  /** The node as it is now, and what changed in it, in pt-BR. */
  changed: { node: FlowNode; fields: string[] }[];
}

/** Compares two drawings node by node, by their ids. */
export function compareDocuments(before: FlowDocument, after: FlowDocument): DocumentDifference {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const now = new Set(after.nodes.map(({ id }) => id));
  return {
    added: after.nodes.filter(({ id }) => !old.has(id)),
    removed: before.nodes.filter(({ id }) => !now.has(id)),
    changed: after.nodes.flatMap((node) => {
      const was = old.get(node.id);
      const fields = was ? changedFields(was, node) : [];
      return fields.length > 0 ? [{ node, fields }] : [];
    }),
  };
}

function changedFields(before: FlowNode, after: FlowNode): string[] {
  if (before.type !== after.type) return ['tipo'];
  const [old, now] = [flatten(before), flatten(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = keys.filter((key) => stable(old[key]) !== stable(now[key]));
  const names: Record<string, string | undefined> = fieldNames;
  return [...new Set(changed.map((key) => names[key] ?? key))];
}

function flatten({ label, note, next, settings }: FlowNode): Record<string, unknown> {
  return { label, note, next, ...settings };
}

/** As text, whatever the order in which fields were written. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
