import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/page/page.tsx';
import { useHomePath } from './use-home-path.ts';

/** Shown at an address without a screen. */
export function NotFound() {
  const home = useHomePath();
  return (
    <Page>
      <EmptyState
        icon={IconMapOff}
        title="Página não encontrada"
        action={
          <Button component={Link} to={home}>
            Voltar ao início
          </Button>
        }
      >
        O endereço pode ter mudado ou ter sido digitado errado.
      </EmptyState>
    </Page>
  );
}
