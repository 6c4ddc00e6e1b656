import type { MouseEvent, ReactNode } from 'react';
import type { Reach } from './choice.ts';
import classes from './choosable-row.module.css';
import { useLongPress } from './use-long-press.ts';

interface Props {
  conversation_id: string;
  /** Whose conversation it is. */
  name: string;
  isChosen: boolean;
  /** Whether any row is chosen; then all show their boxes, and a tap chooses. */
  isChoosing: boolean;
  onChoose: (conversation_id: string, reach: Reach) => void;
  children: ReactNode;
}

/**
 * A row that can be chosen: by its box, which shows on hover and focus, by a click with Shift, Ctrl or Cmd, and by a
 * long press of a finger.
 */
export function ChoosableRow({ conversation_id, name, isChosen, isChoosing, onChoose, children }: Props) {
  const press = useLongPress(() => onChoose(conversation_id, 'one'));
  const choose = (event: MouseEvent) => {
    if (event.shiftKey) return 'range';
    if (event.ctrlKey || event.metaKey) return 'one';
    return isChoosing && isTap(event) ? 'one' : null;
  };
  return (
    <div
      {...press}
      role="presentation"
      className={classes.root}
      data-chosen={isChosen || undefined}
      data-choosing={isChoosing || undefined}
      onClickCapture={(event) => {
        press.onClickCapture(event);
        if (event.isPropagationStopped() || event.target instanceof HTMLInputElement) return;
        const reach = choose(event);
        if (!reach) return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(conversation_id, reach);
      }}
    >
      {children}
      <span className={classes.box}>
        <input
          type="checkbox"
          className={classes.check}
          tabIndex={-1}
          aria-label={`Selecionar conversa com ${name}`}
          checked={isChosen}
          onChange={() => undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            onChoose(conversation_id, event.shiftKey ? 'range' : 'one');
            // The shortcuts of what is chosen work from the row; in a field they would be text.
            event.currentTarget
              .closest(`.${classes.root}`)
              ?.querySelector('a')
              ?.focus({ preventScroll: true });
          }}
        />
      </span>
    </div>
  );
}

function isTap({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}
