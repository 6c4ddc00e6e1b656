import { ActionIcon, Anchor, Button } from '@mantine/core';
import { limits } from '@prosa/contract';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCan } from '../../../../lib/current-user.tsx';
import { RangePicker } from '../../../../ui/form/range-picker.tsx';
import { flowResultsAddress } from '../../flow-address.ts';
import type { EditorView } from '../state/use-editor-view.ts';
import { useFlowCounts } from './use-flow-counts.ts';
import classes from './counts-bar.module.css';

/** Chooses the days that the numbers over the drawing are of. */
export function CountsBar({ flow_id, view }: { flow_id: string; view: EditorView }) {
  const can = useCan();
  const { error, refetch } = useFlowCounts(flow_id, view);
  return (
    <div className={classes.root} role="group" aria-label="Por onde passam">
      <span className={classes.name}>Por onde passam</span>
      <RangePicker
        interval={view.counted}
        // Today is one of the days that are kept.
        maxDaysBack={limits.flow_counted_days - 1}
        onChange={(counted) => view.show({ counted })}
      />
      {can('dashboard.view') && (
        <Anchor component={Link} to={flowResultsAddress(flow_id, view.counted)} size="sm">
          Ver resultados
        </Anchor>
      )}
      {error && (
        <span className={classes.error} role="alert">
          {error.message}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </span>
      )}
      <ActionIcon
        className={classes.close}
        aria-label="Esconder os números"
        onClick={() => view.show({ showsCounts: false })}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
