import { Badge } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import type { ImportPreviewRow } from '@prosa/contract';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import classes from './import-dialog.module.css';

const statusWords = {
  new: { text: 'Novo', color: 'jade' },
  existing: { text: 'Já existe', color: 'blue' },
  rejected: { text: 'Rejeitada', color: 'red' },
} as const;

const columns: readonly Column<ImportPreviewRow>[] = [
  { id: 'number', header: 'Linha', width: '4rem', render: ({ number }) => number },
  {
    id: 'status',
    header: 'Situação',
    width: '7rem',
    render: ({ status }) => (
      <Badge className={classes.badge} color={statusWords[status].color}>
        {statusWords[status].text}
      </Badge>
    ),
  },
  {
    id: 'phone',
    header: 'Telefone',
    width: '12.5rem',
    render: ({ phone, status }) =>
      status === 'rejected' ? text(phone) : <span className={classes.phone}>{formatPhone(phone)}</span>,
  },
  { id: 'name', header: 'Nome', render: ({ name }) => text(name) },
  {
    id: 'tags',
    header: 'Tags',
    render: ({ tags }) => text(tags.join(', ')),
  },
  {
    id: 'note',
    header: 'Observação',
    width: '18rem',
    render: ({ note }) => text(note),
  },
];

function text(shown: string) {
  return shown ? <span className={classes.text}>{shown}</span> : null;
}

const untagged = columns.filter(({ id }) => id !== 'tags');

interface Props {
  label: string;
  rows: readonly ImportPreviewRow[];
  /** Where nobody is tagged. */
  withoutTags?: boolean;
}

/** Rows of a sheet with what will become of each, and why. */
export function ImportRows({ label, rows, withoutTags = false }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keyboard
    <div className={classes.rows} role="region" aria-label={label} tabIndex={0}>
      <DataTable
        label={label}
        columns={withoutTags ? untagged : columns}
        rows={rows}
        rowKey={({ number }) => String(number)}
        empty={null}
      />
    </div>
  );
}
