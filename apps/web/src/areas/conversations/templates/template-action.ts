import { IconTemplate } from '@tabler/icons-react';
import { lazy } from 'react';
import type { ComposerAction } from '../slots.ts';

/** The composer's button for messages that Meta approved before. */
export const templateAction: ComposerAction = {
  label: 'Enviar modelo aprovado',
  icon: IconTemplate,
  Dialog: lazy(() => import('./template-dialog.tsx').then((code) => ({ default: code.TemplateDialog }))),
};
