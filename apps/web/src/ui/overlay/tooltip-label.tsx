import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useState, type RefCallback } from 'react';

const openDelay = 350;

interface Props extends Omit<TooltipProps, 'children' | 'target' | 'opened'> {
  target: HTMLElement;
}

/** The label of a tooltip, which opens and closes with hover and focus of an element that is on screen already. */
export function TooltipLabel({ target, label, ...look }: Props) {
  const id = useId();
  const isOpen = useHoverOrFocus(target);
  useEffect(() => {
    if (!isOpen) return undefined;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, id, isOpen]);
  return (
    <Tooltip {...look} opened={isOpen} label={<span id={id}>{label}</span>}>
      <Anchor target={target} />
    </Tooltip>
  );
}

interface AnchorProps {
  target: HTMLElement;
  /** Given by the tooltip, which is placed beside what it is called with. */
  ref?: RefCallback<HTMLElement>;
}

/**
 * Places the tooltip beside an element outside of it. Mantine's own `target` changes its state after every render: with
 * the Tab key held down, the updates follow each other without a pause until React takes them for an endless loop.
 */
function Anchor({ target, ref }: AnchorProps) {
  useLayoutEffect(() => {
    const release = ref?.(target);
    return () => {
      if (typeof release === 'function') release();
      else ref?.(null);
    };
  }, [target, ref]);
  return null;
}

/** Returns whether the element was pointed at for a moment or has the focus from the keyboard; Escape ends it. */
function useHoverOrFocus(target: HTMLElement): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const openSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(true), openDelay);
    };
    const openIfFocused = () => {
      if (target.matches(':focus-visible')) setOpen(true);
    };
    const close = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    openIfFocused();
    if (target.matches(':hover')) openSoon();
    const listening = new AbortController();
    const { signal } = listening;
    target.addEventListener('pointerenter', openSoon, { signal });
    target.addEventListener('pointerleave', close, { signal });
    target.addEventListener('focus', openIfFocused, { signal });
    target.addEventListener('blur', close, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [target]);
  return isOpen;
}
