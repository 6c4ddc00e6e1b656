import { Badge, Group } from '@mantine/core';
import { plans, planStatusName, roleNames, type Customer } from '@prosa/contract';
import { dateOnly } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Name } from '../../../ui/text/name.tsx';
import classes from './customers.module.css';

/** The columns that the specification names, in its order. */
export const customerColumns: readonly Column<Customer>[] = [
  {
    id: 'photo',
    header: 'Foto',
    width: '3.5rem',
    desktopOnly: true,
    render: ({ name, profile_picture }) => <Avatar name={name} picture={profile_picture} size={28} />,
  },
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    width: '13rem',
    render: ({ name, override_name, account }) => (
      <div className={classes.person}>
        <Name className={classes.wraps}>{override_name ?? name}</Name>
        <Name className={classes.company}>{account.name}</Name>
      </div>
    ),
  },
  {
    id: 'email',
    header: 'E-mail',
    width: '15rem',
    render: ({ email }) => <span className={classes.wraps}>{email}</span>,
  },
  { id: 'type', header: 'Tipo', width: '8rem', render: ({ user_role }) => roleNames[user_role] },
  { id: 'plan', header: 'Plano', width: '6rem', render: ({ account }) => planName(account.plan_id) },
  {
    id: 'status',
    header: 'Status do plano',
    width: '8rem',
    render: ({ account }) => <PlanStatus status={account.subscription_status} />,
  },
  {
    id: 'custom',
    header: 'Plano personalizado',
    width: '8rem',
    render: ({ account }) => (account.custom_negotiation ? 'Sim' : 'Não'),
  },
  { id: 'created', header: 'Criado', width: '7rem', render: ({ created }) => dateOnly(created) },
];

function planName(plan_id: string | null): string | null {
  return Object.entries(plans).find(([id]) => id === plan_id)?.[1].name ?? plan_id;
}

function PlanStatus({ status }: { status: string }) {
  const name = planStatusName(status);
  return (
    <Group gap="xs">
      <Badge variant="default" size="md" className={name === 'Cancelado' ? classes.canceled : undefined}>
        {name}
      </Badge>
    </Group>
  );
}
