import { CloseButton, Progress } from '@mantine/core';
import classes from './media-body.module.css';

interface Props {
  /** How much has left, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Below a file that is on its way: how far it is, and a way to give it up. */
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
