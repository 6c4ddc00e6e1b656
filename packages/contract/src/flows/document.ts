import { z } from 'zod';
import { text } from '../shapes.ts';
import { partId } from './node-shape.ts';
import * as nodes from './nodes.ts';
import { startNode } from './nodes/start.ts';

export const flowNode = z.discriminatedUnion('type', [startNode, ...Object.values(nodes)]);

/** A note on the canvas, or a frame around nodes. */
export const flowAnnotation = z.object({
  id: partId,
  kind: z.enum(['note', 'group']),
  text: text(2000).default(''),
  position: z.object({ x: z.number(), y: z.number() }),
  size: z.object({ width: z.number().min(40).max(10_000), height: z.number().min(40).max(10_000) }),
});

/** A drawn flow. `format` increases when the shape changes; older documents are migrated when they are read. */
export const flowDocument = z.object({
  format: z.literal(1),
  nodes: z.array(flowNode).max(500),
  annotations: z.array(flowAnnotation).max(200).default([]),
});

export type FlowNode = z.infer<typeof flowNode>;
export type FlowNodeType = FlowNode['type'];
export type FlowNodeOf<Type extends FlowNodeType> = Extract<FlowNode, { type: Type }>;
export type FlowAnnotation = z.infer<typeof flowAnnotation>;
export type FlowDocument = z.infer<typeof flowDocument>;
