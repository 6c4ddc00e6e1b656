import { ActionIcon, Menu } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import classes from './phone.module.css';

const signs = ['👍', '👎', '❤️', '😂', '😮', '🙏'];

/** The reactions that a customer can put on a message of the bot. */
export function ReactMenu({ onReact }: { onReact: (emoji: string) => void }) {
  return (
    <Menu withinPortal position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes.reply} size={28} aria-label="Reagir">
          <IconMoodSmile size={16} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {signs.map((sign) => (
          <Menu.Item key={sign} onClick={() => onReact(sign)}>
            {sign}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
