import { useReactFlow } from '@xyflow/react';
import { useEffect, useRef, type RefObject } from 'react';
import { nodeSize } from '../model/node-size.ts';
import type { Drawing } from './canvas-items.ts';

const margin = 24;

/** Brings a node into view when it is asked for, and keeps the chosen one in view when its panel opens beside it. */
export function useView(
  frame: RefObject<HTMLElement | null>,
  { document: flow, selected }: Drawing,
  focus: { node: string; count: number } | null,
) {
  const { setCenter, getZoom, getViewport, setViewport, flowToScreenPosition } = useReactFlow();
  const nodes = useRef(flow.nodes);
  useEffect(() => {
    nodes.current = flow.nodes;
  });
  useEffect(() => {
    const node = nodes.current.find(({ id }) => id === focus?.node);
    if (!node) return;
    const { width, height } = nodeSize(node);
    const { x, y } = node.position;
    void setCenter(x + width / 2, y + height / 2, { zoom: Math.max(0.8, getZoom()), duration: 150 });
  }, [focus, setCenter, getZoom]);

  const only = selected.length === 1 ? selected[0] : undefined;
  useEffect(() => {
    const node = nodes.current.find(({ id }) => id === only);
    const box = frame.current?.getBoundingClientRect();
    if (!node || !box) return;
    const { width } = nodeSize(node);
    const right = flowToScreenPosition({ x: node.position.x + width, y: node.position.y }).x;
    const excess = right + margin - box.right;
    if (excess <= 0) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - excess, y, zoom }, { duration: 120 });
  }, [only, frame, flowToScreenPosition, getViewport, setViewport]);
}
