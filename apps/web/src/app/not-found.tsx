import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { homePath } from './areas.ts';

/** Shown at an address that no screen has. */
export function NotFound() {
  return (
    <Page>
      <EmptyState
        icon={IconMapOff}
        title="Página não encontrada"
        action={
          <Button component={Link} to={homePath}>
            Voltar ao início
          </Button>
        }
      >
        O endereço pode ter mudado ou ter sido digitado errado.
      </EmptyState>
    </Page>
  );
}
