import type { Message } from '@prosa/contract';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Spot } from '../live/thread-reader.ts';
import { bubbleOf, showBubble } from './show-bubble.ts';

interface Settings {
  messages: readonly Message[];
  /** Counts the wishes to be at the end; a new one scrolls there. */
  ends: number;
  /** Whether it ends with the newest message; otherwise it is a stretch of the past. */
  holdsEnd: boolean;
  /** The message to be shown instead of the end. */
  spot: Spot | null;
  /** The position up to which messages were seen before this began; null for all there are. */
  seenBefore: number | null;
  /** The upper edge comes near: older messages are wanted. */
  onTop: () => void;
  /** The lower edge of a stretch of the past comes near. */
  onBottom: () => void;
}

/** Pixels from the end that still count as being there. */
const nearEnd = 48;
/** Pixels from an edge at which more messages are asked for. */
const nearEdge = 160;

/** Holds a thread at its end, or in place while one reads further up; brings a wanted message into view. */
export function useThreadScroll(settings: Settings) {
  const { messages, ends, holdsEnd, spot, onTop, onBottom } = settings;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(holdsEnd && spot === null);
  const [seen, setSeen] = useState(() => settings.seenBefore ?? lastPosition(messages));
  const sticks = useRef(isAtEnd);
  const last = useRef({ top: 0, fromEnd: 0, first: messages[0]?.position, ends, held: holdsEnd });

  const note = () => {
    const box = scroller.current;
    if (!box) return;
    const fromEnd = box.scrollHeight - box.scrollTop;
    const below = fromEnd - box.clientHeight;
    const movedUp = box.scrollTop < last.current.top;
    const movedDown = box.scrollTop > last.current.top;
    last.current.top = box.scrollTop;
    last.current.fromEnd = fromEnd;
    // What grows below (a file that comes in) does not count as going away; only moving up does.
    sticks.current = holdsEnd && (below < nearEnd || (sticks.current && !movedUp));
    setAtEnd(sticks.current);
    if (sticks.current) setSeen(lastPosition(messages));
    if (movedUp && box.scrollTop < nearEdge) onTop();
    if (movedDown && !holdsEnd && below < nearEdge) onBottom();
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const first = messages[0]?.position;
    const hasOlder = first !== undefined && last.current.first !== undefined && first < last.current.first;
    if (holdsEnd && ends > last.current.ends) sticks.current = true;
    // The past came to its end, perhaps before the reader's eyes.
    if (holdsEnd && !last.current.held) sticks.current = isNearEnd(box);
    if (sticks.current) goTo(box, box.scrollHeight);
    else if (hasOlder) goTo(box, box.scrollHeight - last.current.fromEnd);
    last.current = {
      top: box.scrollTop,
      fromEnd: box.scrollHeight - box.scrollTop,
      first,
      ends,
      held: holdsEnd,
    };
    setAtEnd(sticks.current);
    if (sticks.current) setSeen(lastPosition(messages));
  }, [messages, ends, holdsEnd]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const bubble = box && spot && bubbleOf(box, spot.platform_message_id);
    if (!bubble) return;
    sticks.current = false;
    showBubble(bubble, spot);
    note();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new wish moves the thread
  }, [spot]);

  useEndWhileGrowing(scroller, sticks);
  return { scroller, isAtEnd, seen, note };
}

/** What grows while one is at the end (a picture that comes in) moves the end along. */
function useEndWhileGrowing(scroller: RefObject<HTMLDivElement | null>, sticks: RefObject<boolean>) {
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
  }, [scroller, sticks]);
}

function isNearEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
}

function goTo(box: HTMLElement, top: number): void {
  box.scrollTo({ top, behavior: 'instant' });
}

function lastPosition(messages: readonly Message[]): number {
  return messages.at(-1)?.position ?? 0;
}
