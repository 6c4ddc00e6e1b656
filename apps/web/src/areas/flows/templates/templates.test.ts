import { flowDocument, type FlowDocument, type FlowNode } from '@prosa/contract';
import { knownNothing, problemsOf } from '@prosa/flow-engine';
import { describe, expect, test } from 'vitest';
import { flowTemplates } from './templates.ts';

describe.each(flowTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_name, { document }) => {
    test('a template is a complete document of the contract, without missing defaults', () => {
      expect(flowDocument.parse(document)).toEqual(document);
    });

    test('a template has no problems except departments that still must be chosen', () => {
      const missing = problemsOf(document, knownNothing).filter(
        ({ node: id }) => document.nodes.find((node) => node.id === id)?.type !== 'toDepartment',
      );
      expect(missing).toEqual([]);
      expect(problemsOf(withDepartments(document), knownNothing)).toEqual([]);
    });

    test('every port of a template leads to an existing step', () => {
      const ids = new Set(document.nodes.map(({ id }) => id));
      expect(ids.size).toBe(document.nodes.length);
      expect(document.nodes.flatMap(targetsOf).filter((id) => !ids.has(id))).toEqual([]);
    });
  },
);

function targetsOf(node: FlowNode): string[] {
  return [...Object.values(node.next), ...(node.type === 'jump' ? [node.settings.target] : [])];
}

function withDepartments(document: FlowDocument): FlowDocument {
  const nodes = document.nodes.map((node) =>
    node.type === 'toDepartment' ? { ...node, settings: { ...node.settings, department: 'd1' } } : node,
  );
  return { ...document, nodes };
}
