import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/** The whole web app: theme, cache and routes. */
export function App() {
  return (
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>
  );
}
