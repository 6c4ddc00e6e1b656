import { lazy } from 'react';

/** The dialog with the keys of a number, loaded when it is opened. */
export const KeysDialog = lazy(() =>
  import('./keys-dialog.tsx').then((code) => ({ default: code.KeysDialog })),
);
