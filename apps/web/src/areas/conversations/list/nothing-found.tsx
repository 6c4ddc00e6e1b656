import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { messagesAddress } from '../history/messages-address.ts';

interface Props {
  /** What was searched. */
  text: string;
  onClear: () => void;
}

/** Stands in the list of the desk while search or filters leave no conversation. */
export function NothingFound({ text, onClear }: Props) {
  return (
    <EmptyState
      icon={IconFilterOff}
      title="Nenhuma conversa com estes filtros"
      action={
        <Group gap="xs" justify="center">
          {text !== '' && (
            <Button component={Link} to={messagesAddress(text)} variant="default">
              Buscar nas mensagens
            </Button>
          )}
          <Button variant={text === '' ? 'default' : 'subtle'} onClick={onClear}>
            Limpar filtros
          </Button>
        </Group>
      }
    >
      Mude a busca ou os filtros para ver outras conversas.
    </EmptyState>
  );
}
