import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { limits, type Conversation, type QuotedMessage as Quote } from '@prosa/contract';
import { IconMicrophone, IconNote, IconSend2 } from '@tabler/icons-react';
import { lazy, Suspense, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { QuickAssist } from '../../quick-messages/slash/quick-assist.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { AttachButton } from '../media/staging/attach-button.tsx';
import { useDraftFile } from '../api/draft-file.ts';
import { moveIn } from '../writing/early-composer.ts';
import { needsLook } from '../writing/needs-look.ts';
import type { ComposerAction } from '../slots.ts';
import { useNoteMode } from '../notes/use-note-mode.ts';
import { writeNote } from '../writing/early-note.ts';
import { useShowWriting } from '../together/use-show-writing.ts';
import { AddedButtons } from './added-buttons.tsx';
import classes from './composer.module.css';
import { DraftFile } from './draft-file.tsx';
import { NotePlace } from './note-place.tsx';
import { ReplyWindow } from './reply-window.tsx';
import { templateAction } from '../templates/template-action.ts';
import { useReplyWindow } from './use-reply-window.ts';
import { useTypingHint } from './use-typing-hint.ts';
import { EmojiButton } from './emoji-button.tsx';
import { QuotedMessage } from '../message/quoted-message.tsx';

const Recorder = lazy(() =>
  import('../recording/recorder.tsx').then(({ Recorder }) => ({ default: Recorder })),
);

interface Props {
  conversation: Conversation;
  draft: string;
  onDraft: (text: string) => void;
  quote: Quote | null;
  onDropQuote: () => void;
  onSend: (text: string) => void;
  /** Called after a message was sent; Ctrl/Cmd+Enter also finishes the conversation. */
  onSent: () => void;
  /** Called after a recording was sent. */
  onVoice: () => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Where messages and notes are written, in a finished conversation only notes: Enter sends, Shift+Enter breaks the line,
 * Escape leaves the field and then the conversation.
 */
export function Composer(props: Props) {
  const { conversation, draft, onDraft, quote, onDropQuote, onSend, onSent, ref } = props;
  const name = contactName(conversation.contact);
  const [isRecording, setRecording] = useState(false);
  const [opened, setOpened] = useState<ComposerAction | null>(null);
  const window = useReplyWindow(conversation);
  const isClosed = window?.isOpen === false;
  const showTyping = useTypingHint(conversation);
  const showWriting = useShowWriting(conversation._id);
  const isNoting = useNoteMode(conversation._id, ref);
  const [file, setFile] = useDraftFile(conversation._id);
  const isEmpty = draft.trim() === '' && file === null;
  const isHidden = isRecording || isClosed || isNoting;
  useLayoutEffect(() => {
    // React leaves the caret in front of existing text.
    const length = ref.current?.value.length ?? 0;
    ref.current?.setSelectionRange(length, length);
  }, [ref]);
  useLayoutEffect(() => {
    if (!isRecording && !isNoting) moveIn(conversation._id);
  }, [conversation._id, isRecording, isNoting]);
  const send = () => {
    if (!isEmpty && !isClosed) onSend(draft.trim());
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const isLookedAt = 'assisted' in event.currentTarget.dataset;
      if (isEmpty || (needsLook(draft) && !isLookedAt)) return;
      send();
      if (!event.ctrlKey && !event.metaKey) return;
      // The person is done writing here; the next keys are shortcuts.
      event.currentTarget.blur();
      onSent();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (quote) onDropQuote();
      else event.currentTarget.blur();
    }
  };
  return (
    <>
      <form
        className={classes.root}
        onSubmit={(event) => {
          event.preventDefault();
          send();
          // The button is gone or disabled now; without the focus the next letters would be shortcuts of the desk.
          ref.current?.focus();
        }}
      >
        {quote && !isNoting && (
          <div className={classes.quote}>
            <QuotedMessage quote={quote} contactName={name} />
            <CloseButton size={28} aria-label="Não citar esta mensagem" onClick={onDropQuote} />
          </div>
        )}
        {window && !isNoting && <ReplyWindow window={window} onTemplate={() => setOpened(templateAction)} />}
        {!isClosed && !isNoting && (
          <QuickAssist contact={conversation.contact} draft={draft} onFile={setFile} />
        )}
        {file && !isHidden && <DraftFile file={file} onRemove={() => setFile(null)} />}
        {isRecording && (
          <Suspense fallback={null}>
            <Recorder
              conversation={conversation}
              onSent={props.onVoice}
              onClose={() => setRecording(false)}
            />
          </Suspense>
        )}
        <div className={classes.line} hidden={isHidden}>
          <AttachButton conversation={conversation} />
          <div className={classes.field} data-text={draft}>
            <Textarea
              ref={ref}
              data-composer={conversation._id}
              classNames={{ root: classes.grown, wrapper: classes.grown, input: classes.input }}
              aria-label={`Mensagem para ${name}`}
              placeholder="Mensagem"
              autosize={false}
              rows={1}
              maxLength={limits.message_max_chars}
              enterKeyHint="send"
              value={draft}
              onChange={(event) => {
                onDraft(event.currentTarget.value);
                showTyping(event.currentTarget.value);
                showWriting();
              }}
              onKeyDown={press}
            />
          </div>
          <EmojiButton />
          <ActionIcon
            className={classes.note}
            size={36}
            aria-label="Nota interna"
            title="Nota interna, só para a equipe"
            onClick={() => writeNote(conversation._id)}
          >
            <IconNote size={20} stroke={1.6} />
          </ActionIcon>
          {!isClosed && <AddedButtons conversation={conversation} onOpen={setOpened} />}
          {isEmpty && (
            <ActionIcon
              size={36}
              aria-label="Gravar áudio"
              title="Gravar áudio"
              onClick={() => setRecording(true)}
            >
              <IconMicrophone size={20} stroke={1.6} />
            </ActionIcon>
          )}
          <ActionIcon
            className={classes.send}
            type="submit"
            variant="filled"
            color="jade"
            size={36}
            disabled={isEmpty}
            aria-label="Enviar"
          >
            <IconSend2 size={18} stroke={1.7} />
          </ActionIcon>
        </div>
      </form>
      <NotePlace conversation={conversation} isNoting={isNoting} />
      {/* Outside of the form, or what is submitted in it would send the message too. */}
      <LazyDialog onClose={() => setOpened(null)}>
        {opened && (
          <opened.Dialog
            conversation={conversation}
            draft={draft}
            onDraft={onDraft}
            onClose={() => setOpened(null)}
          />
        )}
      </LazyDialog>
    </>
  );
}
