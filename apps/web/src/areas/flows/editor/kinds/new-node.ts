import type { FlowNode, FlowNodeType } from '@prosa/contract';
import { fillDefaults } from '@prosa/flow-engine';
import type { Point } from '../model/node-edits.ts';
import { kinds } from './index.ts';
import type { Drawing } from './kind.ts';

interface Making extends Drawing {
  id: string;
  position: Point;
}

/** Makes a node as it is when it comes out of the palette: complete in shape, to be filled in. */
export function newNode(type: FlowNodeType, { id, position, ...drawing }: Making): FlowNode {
  const settings = fillDefaults(type, kinds[type].create(drawing));
  return { id, type, label: '', note: '', position, next: {}, settings } as FlowNode;
}
