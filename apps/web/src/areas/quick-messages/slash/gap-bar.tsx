import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { gapsIn, type Gap } from './gaps.ts';
import classes from './slash.module.css';
import { useKeys } from './use-keys.ts';

interface Props {
  field: HTMLTextAreaElement;
  draft: string;
}

/**
 * Shows which places of the draft still need filling in, and stops the first attempt to send it like that. Tab goes
 * from one to the next.
 */
export function GapBar({ field, draft }: Props) {
  const gaps = gapsIn(draft);
  const [wasHeld, setHeld] = useState(false);
  const isAllowed = useRef(false);
  const first = gaps[0];
  if (!first && wasHeld) setHeld(false);
  const goTo = ({ start, end }: Gap) => {
    field.focus();
    field.setSelectionRange(start, end);
  };
  const hold = (): boolean => {
    if (!first || isAllowed.current) return false;
    setHeld(true);
    goTo(first);
    return true;
  };
  useHeldForm(field, hold);
  useKeys(field, (event) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Enter') return hold();
    const next = event.key === 'Tab' ? gaps.find(({ end }) => end > field.selectionEnd) : undefined;
    if (next) goTo(next);
    return next !== undefined;
  });
  if (!first) return null;
  const sendAnyway = () => {
    isAllowed.current = true;
    field.form?.requestSubmit();
    isAllowed.current = false;
    field.focus();
  };
  return (
    <div className={classes.gaps} role="status" data-held={wasHeld || undefined}>
      <IconForms size={16} stroke={1.7} aria-hidden className={classes.gapIcon} />
      <span className={classes.gapText}>Preencha antes de enviar: {namesOf(gaps)}</span>
      <Button variant="subtle" size="xs" onClick={() => goTo(first)}>
        Preencher
      </Button>
      <Button variant="subtle" size="xs" color="gray" onClick={sendAnyway}>
        Enviar assim mesmo
      </Button>
    </div>
  );
}

function namesOf(gaps: readonly Gap[]): string {
  return [...new Set(gaps.map(({ place }) => place))].join(', ');
}

/** Asks `hold` before the form submits; a form that was held gets no submit event. */
function useHeldForm(field: HTMLTextAreaElement, hold: () => boolean): void {
  const latest = useRef(hold);
  useEffect(() => {
    latest.current = hold;
  });
  useEffect(() => {
    const { form } = field;
    const submit = (event: SubmitEvent) => {
      if (!latest.current()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    form?.addEventListener('submit', submit, { capture: true });
    return () => form?.removeEventListener('submit', submit, { capture: true });
  }, [field]);
}
