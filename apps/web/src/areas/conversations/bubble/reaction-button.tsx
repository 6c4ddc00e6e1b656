import { Popover } from '@mantine/core';
import type { Message } from '@prosa/contract';
import { IconMoodPlus } from '@tabler/icons-react';
import { useState } from 'react';
import actionClasses from './message-actions.module.css';
import classes from './reaction-button.module.css';

interface Props {
  message: Message;
  tabIndex: number;
  onReact: (message: Message, emoji: string | null) => void;
}

const offered = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

/** Puts one of six emojis on a message as the company's reaction; the present one again removes it. */
export function ReactionButton({ message, tabIndex, onReact }: Props) {
  const [isOpen, setOpen] = useState(false);
  const own = message.reactions.find(({ origin }) => origin === 'user')?.emoji ?? null;
  const choices = own && !offered.includes(own) ? [own, ...offered] : offered;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={actionClasses.action}
          aria-label="Reagir"
          title="Reagir"
          tabIndex={tabIndex}
          onClick={() => setOpen(!isOpen)}
        >
          <IconMoodPlus size={16} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices}>
        {choices.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={classes.choice}
            aria-pressed={emoji === own}
            aria-label={emoji === own ? `Remover ${emoji}` : `Reagir com ${emoji}`}
            onClick={() => {
              setOpen(false);
              onReact(message, emoji === own ? null : emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
