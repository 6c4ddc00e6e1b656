import { ActionIcon, Menu } from '@mantine/core';
import { calls, limits } from '@prosa/contract';
import { IconBell, IconBellRinging, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import { useCan } from '../../lib/current-user.tsx';
import { useBrowserNotices } from '../../lib/use-browser-notices.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './top-bar.module.css';

/** Bell with the number of open human conversations; its menu leads to them. */
export function ConversationBell() {
  const notices = useBrowserNotices();
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
    ],
    of: [calls.countOpenManual],
    delay: limits.updated_refresh_ms,
  });
  if (!canSee) return null;
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <ActionIcon className={classes.bell} size={36}>
          <VisuallyHidden>Notificações: {countText(count)}</VisuallyHidden>
          <IconBell size={19} stroke={1.6} />
          {count > 0 && (
            <span className={classes.count} aria-hidden>
              {count > limits.notification_badge_cap ? `${limits.notification_badge_cap}+` : count}
            </span>
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/atendimento"
          className={classes.bellText}
          leftSection={<IconMessages size={16} />}
        >
          {countText(count)}
        </Menu.Item>
        {notices.permission === 'default' && (
          <Menu.Item leftSection={<IconBellRinging size={16} />} onClick={() => void notices.turnOn()}>
            Ativar avisos do navegador
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The bell's texts (specification section 2). */
function countText(count: number): string {
  if (count === 0) return 'Sem atendimento humano aberto';
  return count === 1 ? '1 atendimento humano aberto' : `${count} atendimentos humanos em andamento`;
}
