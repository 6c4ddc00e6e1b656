import type { Message } from '@prosa/contract';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Spot } from '../live/thread-reader.ts';
import { bubbleOf, showBubble } from './show-bubble.ts';

interface Settings {
  messages: readonly Message[];
  /** Counts the requests to go to the end; a new one scrolls there. */
  ends: number;
  /** Whether the messages include the newest one; otherwise they are a stretch of the past. */
  holdsEnd: boolean;
  /** The message to show instead of the end. */
  spot: Spot | null;
  /** The position up to which messages were seen before this mounted; null for all of them. */
  seenBefore: number | null;
  /** Called when the upper edge comes near and older messages are needed. */
  onTop: () => void;
  /** Called when the lower edge of a stretch of the past comes near. */
  onBottom: () => void;
}

/** Pixels from the end that still count as being there. */
const nearEnd = 48;
/** Pixels from an edge at which more messages are requested. */
const nearEdge = 160;

/** Keeps a thread at its end, or in place while the person reads further up; scrolls a requested message into view. */
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
    // Content that grows below (a file that loads) does not count as leaving the end; only moving up does.
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
    // The past joined the live thread, perhaps while its end was on the screen.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new request moves the thread
  }, [spot]);

  useEndWhileGrowing(scroller, sticks);
  return { scroller, isAtEnd, seen, note };
}

/** Keeps the view at the end when content grows there, such as a picture that loads. */
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
    // A long text that is unfolded is read from where it was folded.
    const release = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-unfolds]')) sticks.current = false;
    };
    box.addEventListener('click', release, true);
    return () => {
      observer.disconnect();
      box.removeEventListener('click', release, true);
    };
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
