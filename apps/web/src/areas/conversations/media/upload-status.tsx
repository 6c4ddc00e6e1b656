import { CloseButton, Progress } from '@mantine/core';
import classes from './media-body.module.css';

interface Props {
  /** Share that was sent, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Below a file that is being uploaded: its progress, and a button to cancel. */
export function UploadStatus({ share, onCancel }: Props) {
  const percent = Math.round(share * 100);
  return (
    <div className={classes.upload}>
      <Progress.Root size={5} className={classes.bar}>
        <Progress.Section value={percent} color="jade" aria-label="Envio do arquivo" />
      </Progress.Root>
      <span aria-hidden>{percent}%</span>
      <CloseButton size={24} aria-label="Cancelar envio" onClick={onCancel} />
    </div>
  );
}
