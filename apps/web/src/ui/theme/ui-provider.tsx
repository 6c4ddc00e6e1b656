import '@fontsource-variable/inter/wght.css';
import './mantine-styles.ts';
import './base.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { LiveRegion } from '../feedback/live-region.tsx';
import { NoticeCorner } from '../feedback/notice-corner.tsx';
import { cssVariables, theme } from './theme.ts';

const colorSchemes = localStorageColorSchemeManager();

/** Theme, toasts and the live region around the whole app. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <NoticeCorner />
      <LiveRegion />
      {children}
    </MantineProvider>
  );
}
