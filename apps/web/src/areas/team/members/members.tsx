import { Badge, Button, Group } from '@mantine/core';
import { calls, type TeamUser, roleNames } from '@prosa/contract';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { RowButtons } from '../../../ui/table/row-buttons.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { MemberDialog } from './member-dialog.tsx';
import classes from './members.module.css';

/** /equipe: the company's people, what they may do and where they answer. */
export function Members() {
  const me = useCurrentUser();
  const { data, error, refetch } = useCall(calls.getTeamUsers, {});
  const { data: departments } = useCall(calls.getDepartments, {});
  const [editing, setEditing] = useState<TeamUser | 'new' | null>(null);
  const [archiving, setArchiving] = useState<TeamUser | null>(null);
  const archive = useCallMutation(calls.updateUser, {
    invalidates: [calls.getTeamUsers, calls.getUsers],
    onSuccess: () => notify.success('Usuário apagado com sucesso'),
  });
  const names = new Map(departments?.map(({ _id, name }) => [_id, name]));
  return (
    <Page>
      <PageHeader
        description={`Quem atende e quem administra.${data ? ` ${data.length} de ${me.account.max_users} usuários do seu plano.` : ''}`}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
            Novo usuário
          </Button>
        }
      />
      <DataTable
        label="Equipe"
        columns={columnsOf(me._id, (id) => names.get(id) ?? '')}
        rows={data}
        rowKey={({ _id }) => _id}
        // The owner's row is fixed, and people change their own data in their profile.
        rowActions={(member) =>
          member.user_role !== 'owner' &&
          member._id !== me._id && (
            <RowButtons
              name={member.name}
              onEdit={() => setEditing(member)}
              onDelete={() => setArchiving(member)}
            />
          )
        }
        error={error?.message ?? null}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={IconUsers} title="Ninguém na equipe" />}
      />
      {editing && (
        <MemberDialog member={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        opened={archiving !== null}
        title="Apagar usuário"
        confirmLabel="Apagar"
        danger
        onClose={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving) await archive.mutateAsync({ user: { _id: archiving._id, filed: true } });
        }}
      >
        <Name>{archiving?.name ?? ''}</Name> sai do Prosa agora, em todos os aparelhos. As conversas e
        mensagens continuam com o nome.
      </ConfirmDialog>
    </Page>
  );
}

function columnsOf(own: string, departmentName: (id: string) => string): readonly Column<TeamUser>[] {
  return [
    {
      id: 'name',
      header: 'Nome',
      primary: true,
      width: '18rem',
      render: ({ _id, name, profile_picture }) => (
        <Group gap="xs" wrap="nowrap">
          <Avatar name={name} picture={profile_picture} size={28} />
          <Name className={classes.wraps}>{name}</Name>
          {_id === own && (
            <Badge variant="default" size="sm" className={classes.badge}>
              Você
            </Badge>
          )}
        </Group>
      ),
    },
    {
      id: 'email',
      header: 'E-mail',
      render: ({ email }) => <span className={classes.wraps}>{email}</span>,
    },
    { id: 'role', header: 'Permissões', width: '11rem', render: ({ user_role }) => roleNames[user_role] },
    {
      id: 'departments',
      header: 'Departamentos',
      render: ({ user_role, departments }) =>
        user_role === 'user' ? departments.map(departmentName).filter(Boolean).join(', ') || null : 'Todos',
    },
  ];
}
