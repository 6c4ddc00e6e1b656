import { auditActions, describeDetails, type AuditEntry, type AuditTargetKind } from '@prosa/contract';
import { clockTime, dateTime } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './audit-columns.module.css';

/** When, who, what, on what, from where. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'action',
    header: 'O que fez',
    primary: true,
    render: (entry) => <Lines first={auditActions[entry.action] ?? entry.action} second={factsOf(entry)} />,
  },
  {
    id: 'target',
    header: 'Em quê',
    render: ({ target }) =>
      target ? <Lines first={nameOf(target)} second={targetNames[target.kind]} /> : null,
  },
  {
    id: 'who',
    header: 'Quem',
    width: '13rem',
    render: ({ user_name, by_staff }) => (
      <Lines
        first={user_name || 'Sem login'}
        second={by_staff ? 'Suporte do Prosa, de fora da empresa' : ''}
      />
    ),
  },
  {
    id: 'from',
    header: 'De onde',
    width: '13rem',
    render: ({ address, device }) => <Lines first={device || 'Outro programa'} second={address} />,
  },
  {
    id: 'at',
    header: 'Quando',
    width: '10rem',
    render: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
  },
];

const targetNames: Record<AuditTargetKind, string> = {
  account: 'Conta',
  user: 'Usuário',
  contact: 'Contato',
  conversation: 'Conversa',
  file: 'Arquivo',
  tag: 'Tag',
  department: 'Departamento',
  quick_message: 'Mensagem rápida',
  flow: 'Fluxo',
  import: 'Planilha',
  audience: 'Audiência',
  schedule: 'Agendamento',
  campaign: 'Campanha',
  channel: 'Número',
  secret: 'Segredo',
};

function nameOf({ kind, label, gone }: NonNullable<AuditEntry['target']>): string {
  if (!gone) return label;
  return kind === 'contact' ? 'Contato apagado' : 'Conversa de um contato apagado';
}

function factsOf({ details, times, last_at }: AuditEntry): string {
  const repeated = times > 1 ? `${times} vezes, a última às ${clockTime(last_at)}` : '';
  return [describeDetails(details), repeated].filter(Boolean).join('; ');
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className={classes.lines}>
      <span>{first}</span>
      {second && <span className={classes.muted}>{second}</span>}
    </span>
  );
}
