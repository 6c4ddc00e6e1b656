import { Popover } from '@mantine/core';
import { dateTime } from '../../../lib/dates.ts';
import classes from './edited-mark.module.css';

interface Props {
  /** When the customer changed the text. */
  edited: string;
  firstText: string | null;
  /** Whether Tab stops at this message. */
  isTabStop: boolean;
}

/** Says that the customer edited a message; a press shows the first text below the present one. */
export function EditedMark({ edited, firstText, isTabStop }: Props) {
  return (
    <Popover position="bottom-start" width={288} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.mark}
          title="Ver o primeiro texto"
          tabIndex={isTabStop ? 0 : -1}
        >
          Editada
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.first}>
        <p className={classes.text} tabIndex={-1} data-autofocus>
          {firstText}
        </p>
        <p className={classes.when}>Texto antes da edição de {dateTime(edited)}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
