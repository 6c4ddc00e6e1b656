import type { FlowSummary } from '@prosa/contract';
import { IconCircleCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react';
import classes from './flow-columns.module.css';

const states = {
  draft: { label: 'Rascunho', icon: IconCircleDashed },
  published: { label: 'Publicado', icon: IconCircleCheck },
  changed: { label: 'Publicado, com alterações', icon: IconPencil },
} as const;

/** Shows whether the flow runs, and whether its draft differs from what runs. */
export function FlowState({ flow }: { flow: Pick<FlowSummary, 'published_version' | 'changed'> }) {
  const state = stateOf(flow);
  const { label, icon: Symbol } = states[state];
  return (
    <span className={classes.state} data-state={state}>
      <Symbol size={15} stroke={1.8} aria-hidden />
      {label}
    </span>
  );
}

function stateOf({ published_version, changed }: Pick<FlowSummary, 'published_version' | 'changed'>) {
  if (published_version === null) return 'draft';
  return changed ? 'changed' : 'published';
}
