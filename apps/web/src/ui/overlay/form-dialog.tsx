import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useFocusBack } from '../focus/use-focus-back.ts';
import classes from './form-dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** True while the call is under way. */
  busy?: boolean;
  submitLabel?: string;
  /** Something stands in the way: it cannot be submitted. */
  blocked?: boolean;
  /** Something comes first: the button appears after it. */
  withoutSubmit?: boolean;
  /** Width in pixels. */
  size?: number;
}

/**
 * A form in a dialog: Cancelar and Salvar; Enter submits, in longer texts Ctrl or Cmd and Enter; a click outside does
 * not throw typed text away. What is wrong after that comes into view.
 */
export function FormDialog({
  submitLabel = 'Salvar',
  size = 460,
  busy = false,
  blocked,
  withoutSubmit,
  ...dialog
}: Props) {
  useFocusBack(busy);
  const { fields, onSubmitted } = useFirstProblem();
  return (
    <Dialog
      opened={dialog.opened}
      onClose={dialog.onClose}
      title={dialog.title}
      size={size}
      closeOnClickOutside={false}
    >
      <form
        ref={submitFromTexts}
        className={classes.form}
        onSubmit={(event) => {
          onSubmitted();
          dialog.onSubmit(event);
        }}
        noValidate
      >
        <Stack ref={fields} gap="md">
          {dialog.children}
        </Stack>
        <div className={classes.foot}>
          <Button variant="default" onClick={dialog.onClose}>
            Cancelar
          </Button>
          {!withoutSubmit && (
            <Button type="submit" loading={busy} disabled={blocked}>
              {submitLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Brings the first sentence about what is wrong into view, as soon as there is one after a form was submitted. */
function useFirstProblem() {
  const fields = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const problem = isAwaited.current && fields.current?.querySelector('.mantine-InputWrapper-error');
    if (!problem) return;
    isAwaited.current = false;
    problem.scrollIntoView({ block: 'nearest' });
  });
  const onSubmitted = () => {
    isAwaited.current = true;
  };
  return { fields, onSubmitted };
}

/** Submits a form when somebody presses Ctrl or Cmd and Enter in it, unless its button is off or away. */
function submitFromTexts(form: HTMLFormElement | null): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  };
  form?.addEventListener('keydown', listen);
  return () => form?.removeEventListener('keydown', listen);
}
