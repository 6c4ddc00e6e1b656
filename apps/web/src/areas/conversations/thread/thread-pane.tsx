import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useConversation } from '../api/conversation.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import type { DeskDialog } from '../dialogs/desk-dialogs.tsx';
import { OpenThread } from './open-thread.tsx';
import { ThreadHeader } from './thread-header.tsx';
import classes from './thread-pane.module.css';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { closeWriting } from '../writing/early-composer.ts';
import { useKeyedState } from '../api/use-keyed-state.ts';

interface Props {
  conversation_id: string;
  names: DeskNames;
  isPanelOpen: boolean;
  onPanel: () => void;
  onBack: () => void;
  onTake: () => void;
  onFinish: () => void;
  isBusy: boolean;
  onDialog: (dialog: DeskDialog) => void;
}

/** The open conversation: header, messages, composer; or why it cannot be shown. */
export function ThreadPane({ conversation_id, ...header }: Props) {
  const { data: conversation, error, refetch } = useConversation(conversation_id);
  const [isSearching, setSearching] = useKeyedState(conversation_id, false);
  useCommands([{ label: 'Buscar nesta conversa', shortcut: 'mod+f', run: () => setSearching(true) }]);
  const isClosed = conversation ? conversation.finished !== null : error !== null;
  useLayoutEffect(() => {
    closeWriting(isClosed ? conversation_id : null);
    return () => closeWriting(null);
  }, [conversation_id, isClosed]);
  if (!conversation) {
    if (!error) return <ThreadSkeleton withHeader />;
    if (error.kind === 'not_found') return <Missing onBack={header.onBack} />;
    return (
      <div className={classes.center}>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <>
      <ThreadHeader
        conversation={conversation}
        {...header}
        isSearching={isSearching}
        onSearch={setSearching}
      />
      <OpenThread
        key={conversation_id}
        conversation={conversation}
        isSearching={isSearching}
        onSearch={setSearching}
      />
    </>
  );
}

function Missing({ onBack }: { onBack: () => void }) {
  return (
    <div className={classes.center}>
      <EmptyState
        icon={IconMessageOff}
        title="Conversa não encontrada"
        action={
          <Button variant="default" onClick={onBack}>
            Voltar para a lista
          </Button>
        }
      >
        Ela pode ter ido para outro departamento, ou o endereço está incompleto.
      </EmptyState>
    </div>
  );
}
