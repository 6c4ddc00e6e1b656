import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CurrentUserProvider } from '../../lib/current-user.tsx';
import { anAgent } from '../../testing/render-ui.tsx';
import { NoticeCorner } from '../../ui/feedback/notice-corner.tsx';
import { theme } from '../../ui/theme/theme.ts';
import { AllowedScreen } from './allowed-screen.tsx';

/** Opens the app at the profile; the desk's code comes when it is released. */
function openApp() {
  let release: (code: null) => void = () => undefined;
  const code = new Promise<null>((resolve) => (release = resolve));
  const of = (ability?: string) => ({ ability, lazy: () => undefined });
  const children = [
    { path: '/meu-perfil', handle: of(), element: 'Perfil' },
    { path: '/tags', handle: of('tags.manage'), element: 'Tags' },
    { path: '/auditoria', handle: of('audit.view'), element: 'Registro' },
    { path: '/contatos', handle: of('contacts.view'), element: 'Contatos' },
    { path: '/atendimento', handle: of(), loader: () => code, element: 'Mesa' },
  ];
  const routes = [{ element: <AllowedScreen />, HydrateFallback: () => null, children }];
  const router = createMemoryRouter(routes, { initialEntries: ['/meu-perfil'] });
  render(
    <MantineProvider theme={theme} env="test">
      <NoticeCorner />
      <CurrentUserProvider user={anAgent('me')}>
        <RouterProvider router={router} />
      </CurrentUserProvider>
    </MantineProvider>,
  );
  return { release: () => release(null), go: (to: string) => act(() => void router.navigate(to)) };
}

test('two screens that are not allowed, asked for one right after the other, both lead to the desk', async () => {
  const { go, release } = openApp();
  go('/tags');
  await screen.findByText('Permissões insuficientes.');
  go('/auditoria');
  release();
  expect(await screen.findByText('Mesa')).toBeTruthy();
});

test('a screen that is allowed is shown', async () => {
  const { go } = openApp();
  go('/contatos');
  expect(await screen.findByText('Contatos')).toBeTruthy();
});
