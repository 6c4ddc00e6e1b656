import { useReactFlow, type FinalConnectionState } from '@xyflow/react';
import { useCallback, useState, type RefObject } from 'react';
import { useEditorActions } from '../../state/editor-context.ts';
import { connect, type Outlet } from '../../model/connections.ts';
import type { Point } from '../../model/node-edits.ts';
import { snapped } from '../grid.ts';

/** The place of the open palette: on the screen, on the canvas, and behind which port. */
export interface Picking {
  screen: Point;
  at?: Point;
  behind?: Outlet;
}

/** Handles a connection that is being drawn: ended in empty space, it opens the palette. The handlers never change. */
export function useConnecting(frame: RefObject<HTMLElement | null>, onPick: (picking: Picking) => void) {
  const { dispatch } = useEditorActions();
  const { screenToFlowPosition } = useReactFlow();
  const [isConnecting, setConnecting] = useState(false);
  const onConnectStart = useCallback(() => setConnecting(true), []);
  const onConnectEnd = useCallback(
    (event: MouseEvent | TouchEvent, { fromHandle, isValid }: FinalConnectionState) => {
      setConnecting(false);
      if (isValid || fromHandle?.type !== 'source' || !fromHandle.id) return;
      const behind = { node: fromHandle.nodeId, port: fromHandle.id };
      const screen = pointOf(event);
      const target = cardAt(screen);
      if (target) return dispatch({ kind: 'edit', change: (known) => connect(known, behind, target) });
      const box = frame.current?.getBoundingClientRect();
      const { x, y } = screenToFlowPosition(screen);
      onPick({
        screen: { x: screen.x - (box?.x ?? 0), y: screen.y - (box?.y ?? 0) },
        at: snapped({ x, y: y - 20 }),
        behind,
      });
    },
    [dispatch, frame, onPick, screenToFlowPosition],
  );
  return { isConnecting, onConnectStart, onConnectEnd };
}

function cardAt({ x, y }: Point): string | null | undefined {
  return document.elementFromPoint(x, y)?.closest('.react-flow__node-card')?.getAttribute('data-id');
}

function pointOf(event: MouseEvent | TouchEvent): Point {
  if (!('changedTouches' in event)) return { x: event.clientX, y: event.clientY };
  const [touch] = event.changedTouches;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}
