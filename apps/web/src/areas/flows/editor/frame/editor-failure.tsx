import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import classes from './editor-frame.module.css';

interface Props {
  message: string;
  onRetry: () => void;
}

/** Shown in place of a flow that could not be loaded: another try, and the way back to the list. */
export function EditorFailure({ message, onRetry }: Props) {
  return (
    <div className={classes.root}>
      <div className={classes.header}>
        <ActionIcon component={Link} to="/flows" aria-label="Voltar aos fluxos">
          <IconArrowLeft size={18} />
        </ActionIcon>
      </div>
      <main className={classes.failed}>
        <ErrorState message={message} onRetry={onRetry} />
      </main>
    </div>
  );
}
