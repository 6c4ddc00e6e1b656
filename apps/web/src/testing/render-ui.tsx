import { MantineProvider } from '@mantine/core';
import { defaultDeskSettings, type Ability, type CurrentUser } from '@prosa/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { CurrentUserProvider } from '../lib/current-user.tsx';
import { SlotsContext, type FilledSlots } from '../lib/slots.ts';
import { LiveRegion } from '../ui/feedback/live-region.tsx';
import { NoticeCorner } from '../ui/feedback/notice-corner.tsx';
import { theme } from '../ui/theme/theme.ts';

interface Rendered {
  /** The person at mouse and keyboard. */
  person: UserEvent;
  rerender: (element: ReactElement) => void;
  unmount: () => void;
}

let people = 0;

/**
 * Renders a component with what the app puts around a screen, for a signed-in agent of its own, who has the given
 * abilities besides. Slots are empty unless the test fills them.
 */
export function renderUi(
  element: ReactElement,
  slots: FilledSlots = {},
  abilities: readonly Ability[] = [],
): Rendered {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const agent = anAgent(`me-${(people += 1)}`);
  const user = { ...agent, abilities: [...agent.abilities, ...abilities] };
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} env="test">
        <MemoryRouter>
          <NoticeCorner />
          <LiveRegion />
          <CurrentUserProvider user={user}>
            <SlotsContext value={[slots]}>{children}</SlotsContext>
          </CurrentUserProvider>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(element, { wrapper: around });
  return { person: userEvent.setup({ delay: null }), rerender, unmount };
}

/** Returns a signed-in agent without further abilities. */
export function anAgent(_id: string): CurrentUser {
  return {
    _id,
    name: 'Ana Souza',
    email: 'ana@teste.prosa',
    phone: '',
    profile_picture: null,
    user_role: 'user',
    access_restrictions: [],
    departments: ['sales'],
    config: { disable_notification_sound: true },
    desk: defaultDeskSettings,
    system_user_roles: [],
    admin: false,
    kind: 'member',
    visit: null,
    second_factor: false,
    must_set_second_factor: false,
    must_change_password: false,
    email_proven: true,
    abilities: ['conversations.view', 'contacts.view'],
    live_sequence: 0,
    account: {
      _id: 'account',
      name: 'Loja',
      campaigns_enabled: false,
      max_channels: 5,
      max_users: 5,
      max_flows: 5,
      plan_id: null,
      subscription_status: 'none',
      closed_because: null,
      server: '',
    },
  };
}
