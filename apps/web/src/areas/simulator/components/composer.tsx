import { ActionIcon, FileButton, Textarea, Tooltip } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import type { SimulatedCustomer as Customer, SimulatedPlace as Place, ThreadMessage } from '@prosa/contract';
import { IconPaperclip, IconSend2, IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useSeamWrite } from '../api/use-seam.ts';
import { messageSummary } from '../message-summary.ts';
import { attachmentOf } from '../samples/attachments.ts';
import { useSendAs } from '../use-send-as.ts';
import classes from './composer.module.css';

interface Props {
  place: Place;
  customer: Customer;
  quoted: ThreadMessage | null;
  onUnquote: () => void;
}

const typingEvery = 2500;

/** Where the customer writes: Enter sends, Shift+Enter breaks the line. A text that could not be sent comes back. */
export function Composer({ place, customer, quoted, onUnquote }: Props) {
  const [text, setText] = useState('');
  const send = useSendAs({ channel: place.channel, customer });
  const typing = useSeamWrite('typing', { quiet: true });
  const sendTyping = useThrottledCallback(() => typing.mutate(place), typingEvery);
  const reply = quoted ? { reply_to: quoted.platform_message_id } : {};

  const sendText = async () => {
    const message = text.trim();
    if (!message) return;
    setText('');
    onUnquote();
    const isSent = await send({ type: 'text', message, ...reply });
    if (!isSent) setText((typed) => typed || message);
  };
  const sendFile = async (file: File | null) => {
    if (!file) return;
    const attachment = await attachmentOf(file);
    if (!attachment) return notify.error('O arquivo pode ter no máximo 20 MB.');
    onUnquote();
    await send({ message: '', ...attachment, ...reply });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendText();
  };
  return (
    <div className={classes.root}>
      {quoted && (
        <div className={classes.quote}>
          <span className={classes.quoteText}>{messageSummary(quoted)}</span>
          <ActionIcon size={24} aria-label="Tirar a citação" onClick={onUnquote}>
            <IconX size={14} />
          </ActionIcon>
        </div>
      )}
      <div className={classes.line}>
        <FileButton onChange={(file) => void sendFile(file)} inputProps={{ 'aria-label': 'Arquivo' }}>
          {(button) => (
            <Tooltip label="Enviar arquivo">
              <ActionIcon {...button} size={36} aria-label="Enviar arquivo">
                <IconPaperclip size={20} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
        </FileButton>
        <Textarea
          className={classes.text}
          aria-label="Mensagem do cliente"
          placeholder="Mensagem"
          minRows={1}
          maxRows={5}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            sendTyping();
          }}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          size={36}
          radius="xl"
          variant="filled"
          color="jade"
          aria-label="Enviar"
          disabled={!text.trim()}
          onClick={() => void sendText()}
        >
          <IconSend2 size={18} stroke={1.8} />
        </ActionIcon>
      </div>
    </div>
  );
}
