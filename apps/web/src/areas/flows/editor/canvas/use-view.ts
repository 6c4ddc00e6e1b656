import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { Focus } from '../state/editor-context.ts';
import { nodeSize } from '../model/layout/node-size.ts';
import type { Drawing } from './drawing.ts';
import { focusedCard } from './cards/focused-card.ts';

type Frame = RefObject<HTMLElement | null>;

const margin = 24;

function cardOf(frame: Frame, node: string): HTMLElement | null {
  return (
    frame.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(node)}"]`) ?? null
  );
}

/** Returns whether all of a card is within the frame. */
function isSeen(card: HTMLElement | null, frame: Frame): boolean {
  const [box, within] = [card?.getBoundingClientRect(), frame.current?.getBoundingClientRect()];
  if (!box || !within) return false;
  return (
    box.left >= within.left &&
    box.right <= within.right &&
    box.top >= within.top &&
    box.bottom <= within.bottom
  );
}

/** Brings a node into view when it is asked for, and keeps the chosen one in view when its panel opens beside it. */
export function useView(frame: Frame, { document: flow, selected }: Drawing, focus: Focus | null) {
  const { setCenter, getZoom, getViewport, setViewport, flowToScreenPosition } = useReactFlow();
  const nodes = useRef(flow.nodes);
  useEffect(() => {
    nodes.current = flow.nodes;
  });
  const answered = useRef(0);
  useEffect(() => {
    // A step that was just added may be drawn later than it is asked for.
    const node = flow.nodes.find(({ id }) => id === focus?.node);
    if (!focus || !node || answered.current === focus.count) return;
    answered.current = focus.count;
    const { width, height } = nodeSize(node);
    const [x, y] = [node.position.x + width / 2, node.position.y + height / 2];
    const { isNear, takesFocus } = focus;
    const zoom = isNear ? Math.max(0.8, getZoom()) : getZoom();
    if (isNear || !isSeen(cardOf(frame, node.id), frame)) {
      void setCenter(x, y, { zoom, duration: takesFocus ? 0 : 150 });
    }
    // A card that was off the screen is drawn before the next frame.
    if (takesFocus) requestAnimationFrame(() => cardOf(frame, node.id)?.focus({ preventScroll: true }));
  }, [focus, flow.nodes, frame, setCenter, getZoom]);

  const width = useStore((store) => store.width);
  const only = selected.length === 1 ? selected[0] : undefined;
  const held = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body) held.current = focusedCard(activeElement);
    const node = nodes.current.find(({ id }) => id === only);
    const box = frame.current?.getBoundingClientRect();
    if (!node || !box) return;
    const left = flowToScreenPosition(node.position).x;
    const right = flowToScreenPosition({ x: node.position.x + nodeSize(node).width, y: 0 }).x;
    // A frame narrower than a card shows the card's beginning.
    const excess = Math.min(right + margin - box.right, left - margin - box.left);
    if (excess <= 0) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - excess, y, zoom }, { duration: 120 }).then(() =>
      // Off the screen it was not drawn, and so lost the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === body && held.current === node.id)
          cardOf(frame, node.id)?.focus({ preventScroll: true });
      }),
    );
  }, [only, width, frame, flowToScreenPosition, getViewport, setViewport]);
}
