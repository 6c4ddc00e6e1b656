import { Menu } from '@mantine/core';
import { IconMoodOff } from '@tabler/icons-react';

const emojis = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

interface Props {
  /** The customer's present reaction to the message. */
  reaction: string | null;
  /** An empty text removes the reaction. */
  onReact: (emoji: string) => void;
}

/** Menu entries with which the customer reacts to a message. */
export function ReactionMenu({ reaction, onReact }: Props) {
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Reagir</Menu.Label>
      {emojis.map((emoji) => (
        <Menu.Item key={emoji} onClick={() => onReact(emoji)}>
          {emoji}
        </Menu.Item>
      ))}
      {reaction && (
        <Menu.Item leftSection={<IconMoodOff size={16} aria-hidden />} onClick={() => onReact('')}>
          Tirar a reação
        </Menu.Item>
      )}
    </>
  );
}
