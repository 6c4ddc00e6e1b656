import { Button } from '@mantine/core';
import { calls, type CallOutput } from '@prosa/contract';
import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { DepartmentDialog } from './department-dialog.tsx';

type Department = CallOutput<typeof calls.getDepartments>[number];

/** /departamentos: the parts of the company that conversations and people belong to. */
export function Departments() {
  const { data, error, refetch } = useCall(calls.getDepartments, {});
  const departments = data?.filter((department) => !department.filed);
  const [editing, setEditing] = useState<Department | 'new' | null>(null);
  const [archiving, setArchiving] = useState<Department | null>(null);
  const archive = useCallMutation(calls.saveDepartment, {
    invalidates: [calls.getDepartments],
    onSuccess: () => notify.success('Departamento apagado com sucesso'),
  });
  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Novo departamento
    </Button>
  );
  return (
    <Page>
      <PageHeader
        description="Cada conversa pertence a um departamento, e cada atendente vê as conversas dos seus."
        actions={departments?.length === 0 ? undefined : addButton}
      />
      <DataTable
        label="Departamentos"
        columns={columns}
        rows={departments}
        rowKey={(department) => department._id}
        rowActions={(department) => (
          <RowButtons
            name={department.name}
            onEdit={() => setEditing(department)}
            onDelete={() => setArchiving(department)}
          />
        )}
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconBuildingCommunity} title="Nenhum departamento cadastrado" action={addButton}>
            Crie departamentos como “Vendas” e “Suporte” para dividir as conversas entre a equipe.
          </EmptyState>
        }
      />
      {editing && (
        <DepartmentDialog department={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        opened={archiving !== null}
        title="Apagar departamento"
        confirmLabel="Apagar"
        danger
        onClose={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving) await archive.mutateAsync({ ...archiving, filed: true });
        }}
      >
        O departamento “{archiving?.name}” deixa de aparecer nas conversas e na equipe.
      </ConfirmDialog>
    </Page>
  );
}

const columns: readonly Column<Department>[] = [
  { id: 'name', header: 'Nome', primary: true, width: '18rem', render: ({ name }) => name },
  { id: 'description', header: 'Descrição', render: ({ description }) => description || null },
];
