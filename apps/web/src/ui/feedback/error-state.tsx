import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './state.module.css';

interface Props {
  /** What failed and why, as a sentence. */
  message: string;
  title?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** Stands where loading failed; offers another try. */
export function ErrorState({
  message,
  title = 'Não foi possível carregar',
  onRetry,
  retryLabel = 'Tentar de novo',
}: Props) {
  return (
    <div className={classes.root} role="alert">
      <span className={classes.symbol} data-kind="failure">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{message}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
