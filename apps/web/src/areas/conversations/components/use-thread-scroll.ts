import type { Message } from '@prosa/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Settings {
  messages: readonly Message[];
  /** How many own messages are on their way; a new one scrolls to the end. */
  ownCount: number;
  /** The upper edge comes near: older messages are wanted. */
  onTop: () => void;
}

/** Pixels from the end that still count as being there. */
const nearEnd = 48;
/** Pixels from the top at which older messages are asked for. */
const nearTop = 160;

/** Holds a thread at its end, or in place while one reads further up. */
export function useThreadScroll({ messages, ownCount, onTop }: Settings) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(() => lastPosition(messages));
  const sticks = useRef(true);
  const last = useRef({ top: 0, fromEnd: 0, first: messages[0]?.position, own: ownCount });

  const toEnd = () => {
    const box = scroller.current;
    if (!box) return;
    sticks.current = true;
    goTo(box, box.scrollHeight);
  };

  const note = () => {
    const box = scroller.current;
    if (!box) return;
    const fromEnd = box.scrollHeight - box.scrollTop;
    const movedUp = box.scrollTop < last.current.top;
    last.current.top = box.scrollTop;
    last.current.fromEnd = fromEnd;
    // What grows below (a file that comes in) does not count as going away; only moving up does.
    sticks.current = fromEnd - box.clientHeight < nearEnd || (sticks.current && !movedUp);
    setAtEnd(sticks.current);
    if (sticks.current) setSeen(lastPosition(messages));
    if (movedUp && box.scrollTop < nearTop) onTop();
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const first = messages[0]?.position;
    const hasOlder = first !== undefined && last.current.first !== undefined && first < last.current.first;
    if (ownCount > last.current.own) sticks.current = true;
    if (sticks.current) goTo(box, box.scrollHeight);
    else if (hasOlder) goTo(box, box.scrollHeight - last.current.fromEnd);
    last.current = {
      top: box.scrollTop,
      fromEnd: box.scrollHeight - box.scrollTop,
      first,
      own: ownCount,
    };
    if (sticks.current) setSeen(lastPosition(messages));
  }, [messages, ownCount]);

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) goTo(box, box.scrollHeight);
    });
    observer.observe(content);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const unseen = messages.filter(({ position, origin }) => position > seen && origin === 'customer').length;
  return { scroller, isAtEnd, unseen, toEnd, note };
}

function goTo(box: HTMLElement, top: number): void {
  box.scrollTo({ top, behavior: 'instant' });
}

function lastPosition(messages: readonly Message[]): number {
  return messages.at(-1)?.position ?? 0;
}
