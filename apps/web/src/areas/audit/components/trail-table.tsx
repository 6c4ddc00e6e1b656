import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Trail } from '../use-trail.ts';
import { auditColumns } from './audit-columns.tsx';
import classes from './trail-table.module.css';

interface Props {
  label: string;
  trail: Trail;
  empty: ReactNode;
}

/** Shows an audit trail, the newest first, and loads more of it on demand. */
export function TrailTable({ label, trail, empty }: Props) {
  return (
    <>
      <DataTable
        label={label}
        columns={auditColumns}
        rows={trail.rows}
        rowKey={({ _id }) => _id}
        isStale={trail.isStale}
        error={trail.error}
        onRetry={trail.retry}
        empty={empty}
      />
      {trail.hasMore && (
        <div className={classes.more}>
          <Button variant="default" loading={trail.isLoadingMore} onClick={trail.more}>
            Carregar mais
          </Button>
        </div>
      )}
    </>
  );
}
