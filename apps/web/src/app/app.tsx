import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SlotsContext } from '../lib/slots.ts';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { slots } from './areas.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** The whole web app: theme, cache and routes. */
export function App() {
  return (
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SlotsContext value={slots}>
            <RouterProvider router={router} />
          </SlotsContext>
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>
  );
}
