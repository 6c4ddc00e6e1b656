import { ActionIcon } from '@mantine/core';
import { calls, limits } from '@prosa/contract';
import { IconBell } from '@tabler/icons-react';
import { lazy } from 'react';
import { useCall } from '../../lib/api/use-call.ts';
import { useCan } from '../../lib/current-user.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { OnDemand } from '../../ui/loading/on-demand.tsx';
import { usePopup } from '../../ui/overlay/use-popup.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import classes from './top-bar.module.css';

const loadMenu = () => import('./bell-menu.tsx');
const BellMenu = lazy(() => loadMenu().then((code) => ({ default: code.BellMenu })));

/** Bell with the number of open human conversations; its menu leads to them. */
export function ConversationBell() {
  const { isOpen, buttonProps, popup } = usePopup('menu');
  const canSee = useCan()('conversations.view');
  const { data: count = 0 } = useCall(calls.countOpenManual, {}, { enabled: canSee });
  useLiveRefresh({
    on: [
      'set_manual',
      'new_conversation',
      'conversation_updated',
      'conversation_finished',
      'conversation_removed',
      'conversations_finished',
      'conversations_restored',
      'conversations_changed',
      'conversations_removed',
    ],
    of: [calls.countOpenManual],
    delay: limits.updated_refresh_ms,
  });
  if (!canSee) return null;
  return (
    <>
      <ActionIcon className={classes.bell} size={36} {...buttonProps}>
        <VisuallyHidden>Notificações: {countText(count)}</VisuallyHidden>
        <IconBell size={19} stroke={1.6} />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > limits.notification_badge_cap ? `${limits.notification_badge_cap}+` : count}
          </span>
        )}
      </ActionIcon>
      <OnDemand when={isOpen} load={loadMenu}>
        {(opened) => <BellMenu popup={popup} opened={opened} text={countText(count)} />}
      </OnDemand>
    </>
  );
}

/** Returns the bell's text (specification section 2). */
function countText(count: number): string {
  if (count === 0) return 'Sem atendimento humano aberto';
  return count === 1 ? '1 atendimento humano aberto' : `${count} atendimentos humanos em andamento`;
}
