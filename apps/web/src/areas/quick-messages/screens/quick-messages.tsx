import { Button } from '@mantine/core';
import { calls, type QuickMessage } from '@prosa/contract';
import { IconMessageBolt, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { QuickMessageDialog } from '../components/quick-message-dialog.tsx';
import classes from './quick-messages.module.css';

/** /mensagens-rapidas: ready answers that the desk inserts after a slash. */
export function QuickMessages() {
  const { data, error, refetch } = useCall(calls.getQuickMessages, {});
  const [editing, setEditing] = useState<QuickMessage | 'new' | null>(null);
  const [archiving, setArchiving] = useState<QuickMessage | null>(null);
  const archive = useCallMutation(calls.saveQuickMessage, {
    invalidates: [calls.getQuickMessages],
    onSuccess: () => notify.success('Mensagem rápida apagada com sucesso'),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Nova mensagem rápida
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description="Respostas prontas para toda a equipe. No atendimento, digite / e o atalho para inserir."
        actions={data?.length === 0 ? undefined : addButton}
      />
      <DataTable
        label="Mensagens rápidas"
        columns={columns}
        rows={data}
        rowKey={({ _id }) => _id}
        rowActions={(message) => (
          <RowButtons
            name={message.shortcut}
            onEdit={() => setEditing(message)}
            onDelete={() => setArchiving(message)}
          />
        )}
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconMessageBolt} title="Nenhuma mensagem rápida cadastrada" action={addButton}>
            Guarde as respostas que você mais repete, como a chave Pix ou o endereço.
          </EmptyState>
        }
      />
      {editing && (
        <QuickMessageDialog
          quickMessage={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        opened={archiving !== null}
        title="Apagar mensagem rápida"
        confirmLabel="Apagar"
        danger
        onClose={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving) await archive.mutateAsync({ ...archiving, filed: true });
        }}
      >
        A mensagem “/{archiving?.shortcut}” deixa de aparecer no atendimento.
      </ConfirmDialog>
    </Page>
  );
}

const columns: readonly Column<QuickMessage>[] = [
  {
    id: 'shortcut',
    header: 'Atalho',
    primary: true,
    width: '14rem',
    render: ({ shortcut }) => <span className={classes.shortcut}>/{shortcut}</span>,
  },
  {
    id: 'message',
    header: 'Mensagem',
    render: ({ message }) => <span className={classes.message}>{message}</span>,
  },
];
