import { Loader } from '@mantine/core';
import classes from './loading-screen.module.css';

/** Fills its container while a screen's code arrives; appears only after a moment, so a fast one never flashes. */
export function LoadingScreen({ label = 'Carregando…' }: { label?: string }) {
  return (
    <div className={classes.root} role="status" aria-label={label}>
      <Loader size="sm" color="gray" aria-hidden />
    </div>
  );
}
