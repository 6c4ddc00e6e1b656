import { Button, CloseButton } from '@mantine/core';
import type { QuotedMessage as Quote } from '@prosa/contract';
import { IconSend2 } from '@tabler/icons-react';
import { QuotedMessage } from '../../message/quoted-message.tsx';
import classes from './media-tray.module.css';
import { sizeOfPicture } from './picture-size.ts';
import { StagedRow } from './staged-row.tsx';
import { unstage, useStaged, type StagedFile } from './staged-store.ts';
import { useSendMedia } from './use-send-media.ts';

interface Props {
  conversation_id: string;
  contactName: string;
  quote: Quote | null;
  onDropQuote: () => void;
}

/** The files about to be sent, each with its caption. It replaces the composer until they are sent or removed. */
export function MediaTray({ conversation_id, contactName, quote, onDropQuote }: Props) {
  const files = useStaged(conversation_id);
  const sendMedia = useSendMedia(conversation_id);
  const ready = files.filter(({ refusal }) => refusal === null);
  const refused = files.length - ready.length;
  const isBusy = files.some(({ isConverting }) => isConverting);
  const send = async () => {
    if (isBusy || ready.length === 0) return;
    const sizes = await Promise.all(ready.map(pictureSize));
    for (const [index, { source, type, caption }] of ready.entries()) {
      const around = { caption, reply: index === 0 ? quote : null };
      if (source instanceof File) sendMedia({ file: source, type, ...around, ...sizes[index] });
      else sendMedia({ entry: source, ...around });
    }
    unstage(conversation_id);
    onDropQuote();
  };
  return (
    <form
      className={classes.root}
      aria-label="Arquivos para enviar"
      data-staging
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {quote && (
        <div className={classes.quote}>
          <QuotedMessage quote={quote} contactName={contactName} />
          <CloseButton size={28} aria-label="Não citar esta mensagem" onClick={onDropQuote} />
        </div>
      )}
      <ul className={classes.files}>
        {files.map((file, index) => (
          <StagedRow key={file.key} conversation_id={conversation_id} file={file} isFirst={index === 0} />
        ))}
      </ul>
      <div className={classes.foot}>
        {refused > 0 && (
          <span className={classes.refused}>
            {refused === 1 ? '1 não será enviado' : `${refused} não serão enviados`}
          </span>
        )}
        <Button variant="default" onClick={() => unstage(conversation_id)}>
          Cancelar
        </Button>
        <Button
          type="submit"
          disabled={isBusy || ready.length === 0}
          leftSection={<IconSend2 size={17} stroke={1.7} aria-hidden />}
        >
          {ready.length > 1 ? `Enviar ${ready.length} arquivos` : 'Enviar'}
        </Button>
      </div>
    </form>
  );
}

async function pictureSize({ source, type, preview }: StagedFile) {
  return source instanceof File && type === 'image' && preview ? sizeOfPicture(preview) : null;
}
