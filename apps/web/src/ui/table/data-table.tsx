import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { useRowFocus } from './use-row-focus.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  /** Unique in the table. */
  id: string;
  header: string;
  /** Null where the row has nothing to show: a dash in the table, no line in a phone's card. */
  render: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** CSS width. */
  width?: string;
  /** On a phone the card's heading shows it without its label. */
  primary?: boolean;
  /** Left out on a phone. */
  desktopOnly?: boolean;
}

interface Paging {
  page: number;
  /** All rows there are, over all pages. */
  total: number;
  pageSize: number;
  onChange: (page: number) => void;
  /** True when the server stopped counting at `total`. */
  totalIsCapped?: boolean;
}

interface Props<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first load runs. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Menu or buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  onRowClick?: (row: Row) => void;
  paging?: Paging;
  /** Shown instead of an empty table. */
  empty: ReactNode;
  /** Sentence of a failed load. */
  error?: string | null;
  onRetry?: () => void;
  /** Dims the rows while another page loads. */
  isStale?: boolean;
}

/** Paged table that becomes a stack of cards on a phone, with its loading, failed and empty states. */
export function DataTable<Row>(props: Props<Row>) {
  const { rows, paging } = props;
  const focus = useRowFocus(rows);
  return (
    <div
      {...focus}
      className={classes.frame}
      data-stale={props.isStale || undefined}
      aria-busy={props.isStale}
    >
      <Body {...props} />
      {paging && rows && rows.length > 0 && (
        <div className={classes.foot}>
          <span className={classes.count}>{countText(paging)}</span>
          <Pager
            page={paging.page}
            pages={Math.ceil(paging.total / paging.pageSize)}
            onChange={paging.onChange}
          />
        </div>
      )}
    </div>
  );
}

function Body<Row>(props: Props<Row>) {
  if (props.error && !props.rows) return <ErrorState message={props.error} onRetry={props.onRetry} />;
  if (!props.rows) return <SkeletonRows rows={props.paging ? 8 : 5} />;
  if (props.rows.length === 0) return props.empty;
  return <Rows {...props} rows={props.rows} />;
}

/** Roles are spelled out because the phone layout takes the table display away, and with it the semantics. */
function Rows<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowActions,
  onRowClick,
}: Props<Row> & { rows: readonly Row[] }) {
  return (
    <table className={classes.table} aria-label={label} role="table">
      <thead className={classes.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-align={column.align}
              style={{ width: column.width }}
            >
              {column.header}
            </th>
          ))}
          {rowActions && (
            <th role="columnheader" scope="col" className={classes.actions}>
              <span className={classes.hidden}>Ações</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            data-clickable={onRowClick ? true : undefined}
            onClick={onRowClick && (() => onRowClick(row))}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
            {rowActions && (
              <td role="cell" className={classes.actions} onClick={(event) => event.stopPropagation()}>
                {rowActions(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.render(row);
  return (
    <td
      role="cell"
      data-align={column.align}
      data-primary={column.primary || undefined}
      data-desktop={column.desktopOnly || undefined}
      data-empty={content === null || undefined}
      data-label={column.header}
    >
      {content ?? <span className={classes.none}>—</span>}
    </td>
  );
}

function countText({ page, pageSize, total, totalIsCapped }: Paging): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return `${first}–${last} de ${totalIsCapped ? 'mais de ' : ''}${total.toLocaleString('pt-BR')}`;
}
