import { Button } from '@mantine/core';
import { NoticeBar } from './notice-bar.tsx';

interface Props {
  /** Why it could not be read. */
  message: string;
  onRetry: () => void;
}

/** Stands in a form or a card where a part of it could not be loaded; ErrorState is for a whole screen. */
export function LoadProblem({ message, onRetry }: Props) {
  return (
    <NoticeBar
      kind="failure"
      action={
        <Button size="xs" variant="default" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      {message}
    </NoticeBar>
  );
}
