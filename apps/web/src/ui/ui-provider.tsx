import '@fontsource-variable/inter/wght.css';
import './mantine-styles.ts';
import './base.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { LiveRegion } from './live-region.tsx';
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
      <Notifications
        position="top-right"
        limit={4}
        autoClose={5000}
        transitionDuration={120}
        containerWidth={380}
      />
      <LiveRegion />
      {children}
    </MantineProvider>
  );
}
