import { ActionIcon, Menu, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { customerFiles } from './customer-files.ts';
import classes from './phone.module.css';
import type { Move } from './play.ts';

/** Where one writes as the customer: Enter sends, Shift+Enter breaks the line. */
export function PhoneComposer({ onMove }: { onMove: (move: Move) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    const said = text.trim();
    if (!said) return;
    setText('');
    onMove({ kind: 'say', text: said });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.composer}>
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size={36} aria-label="Enviar arquivo como o cliente">
            <IconPaperclip size={19} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {customerFiles.map(({ label, icon: Symbol, file }) => (
            <Menu.Item
              key={label}
              leftSection={<Symbol size={16} stroke={1.7} aria-hidden />}
              onClick={() => onMove({ kind: 'send', file })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Textarea
        className={classes.field}
        aria-label="Mensagem do cliente"
        placeholder="Mensagem do cliente"
        minRows={1}
        maxRows={4}
        maxLength={4096}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <ActionIcon
        size={36}
        radius="xl"
        variant="filled"
        color="jade"
        aria-label="Enviar"
        disabled={!text.trim()}
        onClick={send}
      >
        <IconSend2 size={18} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}
