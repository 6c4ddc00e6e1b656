import type { Conversation, Message, QuotedMessage } from '@prosa/contract';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { useDraftFile } from '../api/draft-file.ts';
import { useDraft } from '../api/drafts.ts';
import { useMarkRead } from '../api/use-mark-read.ts';
import { useOutgoing, useOutgoingStore } from '../outgoing/use-outgoing.ts';
import { useReading } from '../api/use-reading.ts';
import { useAddressedMessage } from '../selection/use-addressed-message.ts';
import type { MessageAction } from '../slots.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { FileDrop } from '../media/staging/file-drop.tsx';
import { useStaged } from '../media/staging/staged-store.ts';
import { Composer } from '../composer/composer.tsx';
import { PresenceLine } from '../together/presence-line.tsx';
import { ReadingPane } from './reading-pane.tsx';
import { ServiceBar } from './service-bar.tsx';
import classes from './thread-pane.module.css';
import { useThreadActions } from './use-thread-actions.ts';
import { wantFinish } from '../writing/on-screen.ts';
import { setNoting, useNoting } from '../writing/noting.ts';
import { useSendWritten } from '../writing/use-send-written.ts';
import { whenSent } from '../writing/when-sent.ts';

const loadTray = () => import('../media/staging/media-tray.tsx');
const MediaTray = lazy(() => loadTray().then(({ MediaTray }) => ({ default: MediaTray })));

const DeleteDialog = lazy(() =>
  import('../dialogs/delete-dialog.tsx').then(({ DeleteDialog }) => ({ default: DeleteDialog })),
);

const EditDialog = lazy(() =>
  import('../dialogs/edit-dialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })),
);

interface Props {
  conversation: Conversation;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** Messages and composer of one conversation, with its draft and quote. */
export function OpenThread(props: Props) {
  const { conversation, isSearching, onSearch } = props;
  const { _id: conversation_id, finished } = conversation;
  const reading = useReading(conversation_id);
  const { show, toEnd } = reading;
  useAddressedMessage(show);
  const outgoing = useOutgoing(conversation_id);
  const store = useOutgoingStore();
  const [draft, setDraft] = useDraft(conversation_id);
  const [file, setFile] = useDraftFile(conversation_id);
  const sendWritten = useSendWritten(conversation_id);
  const [quote, setQuote] = useState<QuotedMessage | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [removing, setRemoving] = useState<Message | null>(null);
  const [opened, setOpened] = useState<{ action: MessageAction; message: Message } | null>(null);
  const closeDialogs = () => {
    setEditing(null);
    setRemoving(null);
    setOpened(null);
  };
  const composer = useRef<HTMLTextAreaElement>(null);
  // A note may be added after the end, or while the conversation is being resumed.
  const hasComposer = useNoting(conversation_id) || finished === null;
  const isStaging = useStaged(conversation_id).length > 0;
  useMarkRead(conversation, reading.isAtEnd);

  const latestDraft = useRef(draft);
  useEffect(() => {
    latestDraft.current = draft;
  });
  const actions = useThreadActions({
    conversation,
    show,
    onReply: useCallback((message: Message) => {
      setQuote(quoteOf(message));
      setNoting(message.conversation_id, false);
      composer.current?.focus();
    }, []),
    onRemove: setRemoving,
    onEdit: setEditing,
    onOpen: useCallback((action: MessageAction, message: Message) => setOpened({ action, message }), []),
    onTakeBack: useCallback(
      (text: string) => setDraft([latestDraft.current.trim(), text].filter(Boolean).join('\n')),
      [setDraft],
    ),
  });

  const newest = outgoing.at(-1)?.message_id;
  const lastSent = useRef(newest);
  useEffect(() => {
    if (newest !== undefined && newest !== lastSent.current) toEnd();
    lastSent.current = newest;
  }, [newest, toEnd]);

  const send = (text: string) => {
    sendWritten({ text, file, reply: quote });
    setDraft('');
    setFile(null);
    setQuote(null);
  };
  return (
    <>
      <ReadingPane
        conversation={conversation}
        reading={reading}
        outgoing={outgoing}
        actions={actions}
        isSearching={isSearching}
        onSearch={onSearch}
      />
      <div className={classes.foot}>
        <ServiceBar conversation={conversation} />
        <PresenceLine conversation_id={conversation_id} />
        {hasComposer && !isStaging && (
          <Composer
            ref={composer}
            conversation={conversation}
            draft={draft}
            onDraft={setDraft}
            quote={quote}
            onDropQuote={() => setQuote(null)}
            onSend={send}
            onSent={() => wantFinish({ conversation_id, sent: whenSent(store, conversation_id) })}
            onVoice={toEnd}
          />
        )}
        <OnDemand when={finished === null && isStaging} load={loadTray}>
          {(isOpen) =>
            isOpen && (
              <MediaTray
                conversation_id={conversation_id}
                contactName={contactName(conversation.contact)}
                quote={quote}
                onDropQuote={() => setQuote(null)}
              />
            )
          }
        </OnDemand>
      </div>
      {finished === null && <FileDrop conversation={conversation} />}
      <LazyDialog onClose={closeDialogs}>
        {removing && <DeleteDialog conversation={conversation} message={removing} onClose={closeDialogs} />}
        {editing && <EditDialog message={editing} onClose={closeDialogs} />}
        {opened && <opened.action.Dialog message={opened.message} onClose={closeDialogs} />}
      </LazyDialog>
    </>
  );
}

function quoteOf({ platform_message_id, type, message, origin, event, user }: Message): QuotedMessage {
  return { platform_message_id, type, message, origin, event, user };
}
