import { Menu } from '@mantine/core';
import { IconBellRinging, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBrowserNotices } from '../../lib/use-browser-notices.ts';
import { OutsideTarget } from '../../ui/overlay/outside-target.tsx';
import type { Popup } from '../../ui/overlay/use-popup.ts';
import classes from './top-bar.module.css';

interface Props {
  popup: Popup;
  opened: boolean;
  /** How many conversations are open. */
  text: string;
}

/** The bell's menu: leads to the conversations, and turns on the browser's notices. */
export function BellMenu({ popup: { id, button, onChange }, opened, text }: Props) {
  const notices = useBrowserNotices();
  return (
    <Menu id={id} opened={opened} onChange={onChange} withinPortal={false}>
      <Menu.Target>
        <OutsideTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/atendimento"
          className={classes.bellText}
          leftSection={<IconMessages size={16} />}
        >
          {text}
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
