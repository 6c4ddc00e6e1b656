import { useReactFlow, useStore } from '@xyflow/react';
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

  const width = useStore((store) => store.width);
  const only = selected.length === 1 ? selected[0] : undefined;
  useEffect(() => {
    const node = nodes.current.find(({ id }) => id === only);
    const box = frame.current?.getBoundingClientRect();
    if (!node || !box) return;
    const left = flowToScreenPosition(node.position).x;
    const right = flowToScreenPosition({ x: node.position.x + nodeSize(node).width, y: 0 }).x;
    // A frame narrower than a card shows the card's beginning.
    const excess = Math.min(right + margin - box.right, left - margin - box.left);
    if (excess <= 0) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - excess, y, zoom }, { duration: 120 });
  }, [only, width, frame, flowToScreenPosition, getViewport, setViewport]);
}
