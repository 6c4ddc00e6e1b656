import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const pressMs = 450;
/** Pixels that a finger may move without meaning to scroll. */
const tolerance = 10;

/** Returns the handlers of an element that a finger may press for long; the tap that ends such a press does nothing. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isPressed = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        isPressed.current = true;
        onPress();
      }, pressMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > tolerance) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    /** The browser's own menu would cover the list. */
    onContextMenu: (event: MouseEvent) => {
      if (isPressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isPressed.current) return;
      isPressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
