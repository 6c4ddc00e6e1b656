import { limits } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

const notice = 'socket-address';
const laterDelay = 10_000;

/**
 * Returns the origin of the socket server, or null while unknown. An empty `account.server` means this very origin.
 * While it is unknown, the person is loaded again without end, with the texts and delays of specification section 8.
 */
export function useSocketAddress(): string | null {
  const server: string | null | undefined = useCurrentUser().account.server;
  const address = typeof server === 'string' ? new URL(server || '/', window.location.origin).origin : null;
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (address !== null) {
      notify.hide(notice);
      return;
    }
    tell(attempt);
    const retry = () => {
      // A failed load ends nothing: the next attempt follows either way.
      void client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
      setAttempt(attempt + 1);
    };
    const timer = setTimeout(retry, delayBefore(attempt));
    return () => clearTimeout(timer);
  }, [address, attempt, client]);
  return address;
}

function delayBefore(attempt: number): number {
  if (attempt >= limits.socket_retries) return laterDelay;
  return limits.socket_retry_base_ms + limits.socket_retry_step_ms * attempt;
}

function tell(attempt: number): void {
  if (attempt < limits.socket_retries) {
    notify.info('Aguardando endereço do socket...', { id: notice });
  } else if (attempt === limits.socket_retries) {
    notify.error('Erro na conexão com o socket. Atualize a página para tentar novamente.', {
      id: notice,
      autoClose: false,
    });
  }
}
