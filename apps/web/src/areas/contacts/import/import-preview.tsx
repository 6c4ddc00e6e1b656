import { SegmentedControl, Stack } from '@mantine/core';
import { limits, type ImportPreviewRow } from '@prosa/contract';
import { useState } from 'react';
import classes from './import-dialog.module.css';
import { ImportRows } from './import-rows.tsx';

const most = limits.import_preview_rows;

interface Props {
  preview: readonly ImportPreviewRow[];
  rejected: readonly ImportPreviewRow[];
  withoutTags?: boolean;
}

/** The first rows of an analysed sheet, or those of them that are left out. */
export function ImportPreview({ preview, rejected, withoutTags }: Props) {
  const [wanted, setWanted] = useState('first');
  const shown = rejected.length > 0 && wanted === 'rejected' ? rejected : preview;
  const first = preview.length < most ? 'Todas as linhas' : `Primeiras ${most} linhas`;
  return (
    <Stack gap="xs">
      {rejected.length > 0 && (
        <SegmentedControl
          className={classes.switch}
          aria-label="Linhas mostradas"
          value={wanted}
          onChange={setWanted}
          data={[
            { value: 'first', label: first },
            { value: 'rejected', label: rejected.length < most ? 'Só rejeitadas' : 'Primeiras rejeitadas' },
          ]}
        />
      )}
      <ImportRows
        label={shown === preview ? first : 'Linhas rejeitadas'}
        rows={shown}
        withoutTags={withoutTags}
      />
    </Stack>
  );
}
