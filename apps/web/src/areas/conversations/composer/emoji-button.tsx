import { ActionIcon, Loader, Popover, Tooltip } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import classes from './emoji-button.module.css';
import { insertAtCaret } from './insert-at-caret.ts';

const EmojiPanel = lazy(() =>
  import('./emoji-panel.tsx').then(({ EmojiPanel }) => ({ default: EmojiPanel })),
);

/**
 * Opens the emojis; the chosen one goes to the caret of the text field in the same form. Escape returns to the text.
 */
export function EmojiButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = () => button.current?.form?.querySelector('textarea') ?? null;
  const change = (opened: boolean) => {
    setOpen(opened);
    if (!opened && isOpen) field()?.focus();
  };
  useEscape(isOpen, () => change(false));
  return (
    <Popover
      opened={isOpen}
      onChange={change}
      position="top-end"
      withinPortal={false}
      floatingStrategy="fixed"
      returnFocus={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <Tooltip label="Emojis" disabled={isOpen}>
          <ActionIcon
            ref={button}
            className={classes.button}
            size={36}
            aria-label="Emojis"
            onClick={() => change(!isOpen)}
          >
            <IconMoodSmile size={20} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Emojis">
        <Suspense fallback={<Loader className={classes.wait} size="sm" aria-label="Carregando emojis…" />}>
          <EmojiPanel
            onPick={(emoji) => {
              const text = field();
              if (text) insertAtCaret(text, emoji);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Catches Escape for the open panel wherever the focus is, before the desk leaves the conversation. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const run = useRef(onEscape);
  useEffect(() => {
    run.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      run.current();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOpen]);
}
