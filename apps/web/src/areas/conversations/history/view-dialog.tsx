import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Conversation, Message } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useConversation } from '../api/conversation.ts';
import { leaveDeskCache } from '../api/desk-cache.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { useReading } from '../api/use-reading.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';
import type { MessageAction } from '../slots.ts';
import { ReadingPane } from '../thread/reading-pane.tsx';
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx';
import { useReadingActions } from '../thread/use-reading-actions.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { useAddressedMessage } from '../selection/use-addressed-message.ts';
import { conversationAddress } from '../selection/use-selection.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './view-dialog.module.css';

interface Props {
  conversation_id: string;
  names: DeskNames;
  onClose: () => void;
  onResume: (conversation: Conversation) => void;
}

/** A conversation to read, starting at the newest messages; older ones load 25 at a time. */
export function ViewDialog({ conversation_id, names, onClose, onResume }: Props) {
  const client = useQueryClient();
  const { data: conversation, error, refetch } = useConversation(conversation_id);
  const [isSearching, setSearching] = useState(false);
  const [opened, setOpened] = useState<{ action: MessageAction; message: Message } | null>(null);
  const open = useCallback((action: MessageAction, message: Message) => setOpened({ action, message }), []);
  // Nothing patches these caches here, so the desk must not consider them fresh.
  useEffect(() => () => leaveDeskCache(client), [client]);
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnEscape={!isSearching && !opened}
      size={760}
      title={conversation ? `Conversa com ${contactName(conversation.contact)}` : 'Conversa'}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {conversation ? (
        <>
          <div className={classes.head}>
            <p className={classes.facts}>{factsOf(conversation, names)}</p>
            <Tooltip label="Buscar nesta conversa">
              <ActionIcon
                aria-label="Buscar nesta conversa"
                aria-expanded={isSearching}
                size={36}
                onClick={() => setSearching(!isSearching)}
              >
                <IconSearch size={19} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          </div>
          <Messages
            key={conversation_id}
            conversation={conversation}
            isSearching={isSearching}
            onSearch={setSearching}
            onOpen={open}
          />
          <div className={classes.foot}>
            <Button variant="default" onClick={onClose}>
              Fechar
            </Button>
            {conversation.finished === null ? (
              <Button
                component={Link}
                to={`/atendimento${conversationAddress(conversation_id)}`}
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                Abrir no atendimento
              </Button>
            ) : (
              <Button
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => onResume(conversation)}
              >
                Transferir e classificar
              </Button>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState
          message={error.kind === 'not_found' ? 'Esta conversa não está ao seu alcance.' : error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <ThreadSkeleton />
      )}
      <Suspense fallback={null}>
        {opened && <opened.action.Dialog message={opened.message} onClose={() => setOpened(null)} />}
      </Suspense>
    </Dialog>
  );
}

const nothing: never[] = [];

interface MessagesProps {
  conversation: Conversation;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
  onOpen: ThreadActions['open'];
}

function Messages({ conversation, isSearching, onSearch, onOpen }: MessagesProps) {
  const reading = useReading(conversation._id);
  useAddressedMessage(reading.show);
  const actions = useReadingActions(reading.show, onOpen);
  return (
    <div className={classes.thread}>
      <ReadingPane
        conversation={conversation}
        reading={reading}
        outgoing={nothing}
        actions={actions}
        isSearching={isSearching}
        onSearch={onSearch}
      />
    </div>
  );
}

function factsOf({ chip, department, created, finished, user }: Conversation, names: DeskNames): string {
  return [
    chip.name,
    names.department(department),
    user ? `Atendida por ${isolatedName(user.name)}` : '',
    `Aberta em ${dateTime(created)}`,
    finished ? `Finalizada em ${dateTime(finished)}` : 'Em andamento',
  ]
    .filter(Boolean)
    .join(' · ');
}
