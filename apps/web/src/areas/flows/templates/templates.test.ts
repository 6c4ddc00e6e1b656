import { flowDocument, type FlowNode } from '@prosa/contract';
import { describe, expect, test } from 'vitest';
import { flowTemplates } from './templates.ts';

describe.each(flowTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_name, { document }) => {
    test('is a document of the contract, with nothing left to default', () => {
      expect(flowDocument.parse(document)).toEqual(document);
    });

    test('leads from every way out to a step that is there', () => {
      const ids = new Set(document.nodes.map(({ id }) => id));
      expect(ids.size).toBe(document.nodes.length);
      expect(document.nodes.flatMap(targetsOf).filter((id) => !ids.has(id))).toEqual([]);
    });
  },
);

function targetsOf(node: FlowNode): string[] {
  return [...Object.values(node.next), ...(node.type === 'jump' ? [node.settings.target] : [])];
}
