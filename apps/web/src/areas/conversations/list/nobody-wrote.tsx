import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconMessages, IconPlugConnected } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';

/** Stands in the list of the desk while there is no conversation, and says why: often no number is connected. */
export function NobodyWrote() {
  const canConnect = useCan()('channels.manage');
  const { data: chips } = useCall(calls.getChips, {});
  if (chips?.every(({ status }) => status !== 'open'))
    return canConnect ? <ConnectNumber hasNumber={chips.length > 0} /> : <AskForNumber />;
  return (
    <EmptyState
      icon={IconMessages}
      title="Nenhuma conversa em andamento"
      action={
        canConnect && (
          <Button component={Link} to="/chips" variant="default">
            Ver números
          </Button>
        )
      }
    >
      Quando um cliente escrever para um dos seus números, a conversa aparece aqui.
    </EmptyState>
  );
}

function ConnectNumber({ hasNumber }: { hasNumber: boolean }) {
  return (
    <EmptyState
      icon={IconPlugConnected}
      title="Nenhum número conectado"
      action={
        <Button component={Link} to={hasNumber ? '/chips' : '/primeiros-passos'}>
          Conectar número
        </Button>
      }
    >
      Conecte o WhatsApp da empresa para receber as conversas aqui.
    </EmptyState>
  );
}

function AskForNumber() {
  const { data: managers = [] } = useCall(calls.getNumberManagers, {});
  const names = managers.map(({ name }) => isolatedName(name));
  const whom = names.length > 0 ? listed.format(names) : 'um gerente';
  return (
    <EmptyState icon={IconMessages} title="Nenhuma conversa em andamento">
      As conversas chegam aqui quando um cliente escrever ou um colega transferir. Nenhum número dos seus
      departamentos está conectado; para conectar um, fale com {whom}.
    </EmptyState>
  );
}

const listed = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
