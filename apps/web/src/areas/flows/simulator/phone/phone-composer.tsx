import { ActionIcon, CloseButton, Menu, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { customerFiles } from './customer-files.ts';
import { customerSays, type CustomerSays } from './customer-says.ts';
import classes from './phone.module.css';

interface Props {
  /** The message that the customer's next one quotes. */
  quoted: string | null;
  onUnquote: () => void;
  onSay: (said: CustomerSays) => void;
}

/** Where the person writes as the customer: Enter sends, Shift+Enter breaks the line. */
export function PhoneComposer({ quoted, onUnquote, onSay }: Props) {
  const [text, setText] = useState('');
  const send = () => {
    const said = text.trim();
    if (!said) return;
    setText('');
    onSay(customerSays(said));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.composer}>
      {quoted !== null && (
        <div className={classes.quoting}>
          <span className={classes.quoted}>{quoted}</span>
          <CloseButton size="sm" aria-label="Não citar" onClick={onUnquote} />
        </div>
      )}
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size={36} aria-label="Enviar arquivo como o cliente">
            <IconPaperclip size={19} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {customerFiles.map(({ label, icon: Symbol, said }) => (
            <Menu.Item
              key={label}
              leftSection={<Symbol size={16} stroke={1.7} aria-hidden />}
              onClick={() => onSay(said)}
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
