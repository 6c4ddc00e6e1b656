import type { FlowVisit } from '@prosa/contract';
import { IconRoute } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { VisitList } from '../trace/visit-list.tsx';
import classes from './flow-simulator.module.css';
import { simulatedClock } from './local-moment.ts';
import type { Trial } from './use-simulation.ts';

interface Props {
  trial: Trial;
  onVisit: (visit: FlowVisit) => void;
}

/** Each step of the run, and why it was taken; a click shows it on the canvas. */
export function StepsTab({ trial, onVisit }: Props) {
  const { trace } = trial.simulation;
  if (trace.length === 0) {
    return (
      <EmptyState icon={IconRoute} title="Nenhum passo ainda">
        Converse com o robô: cada passo aparece aqui com o motivo.
      </EmptyState>
    );
  }
  return (
    <div className={classes.scroll}>
      <VisitList
        visits={trace}
        current={trace.at(-1)?.visit ?? null}
        onPick={onVisit}
        clock={simulatedClock}
      />
    </div>
  );
}
