import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useScreen } from '../root.tsx';
import { ChannelIcons } from './channel-icons.tsx';
import { ConversationBell } from './conversation-bell.tsx';
import classes from './top-bar.module.css';

/** Page title, for people of a company state of the numbers and bell; on a phone also the button of the menu. */
export function TopBar({ isPhone, onMenu }: { isPhone: boolean; onMenu: () => void }) {
  const screen = useScreen();
  const isStaff = useCurrentUser().kind === 'staff';
  return (
    <header className={classes.root}>
      {isPhone && (
        <ActionIcon aria-label="Abrir menu" onClick={onMenu} size={36}>
          <IconMenu2 size={20} stroke={1.6} />
        </ActionIcon>
      )}
      <h1 className={classes.title}>{screen?.title}</h1>
      {!isStaff && (
        <>
          <ChannelIcons shown={isPhone ? 2 : 6} />
          <ConversationBell />
        </>
      )}
    </header>
  );
}
