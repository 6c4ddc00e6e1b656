import type { FlowResults, RunResult } from '@prosa/contract';
import dashboardClasses from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import { shortDay } from '../../../lib/dates.ts';
import { change, share, wholeNumber } from '../../../ui/chart/numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { runsLink } from './result-links.ts';

interface Props {
  /** Undefined while it loads. */
  data: FlowResults | undefined;
  filter: ReportFilter;
}

const cards: readonly {
  result: RunResult | 'all';
  label: string;
  definition: string;
  tone?: 'flow' | 'accent' | 'waiting';
}[] = [
  {
    result: 'all',
    label: 'Começaram',
    definition: 'Vezes em que um robô começou a atender no período, no dia em que começou.',
  },
  {
    result: 'ended',
    label: 'Concluídas pelo robô',
    definition:
      'Das que começaram, as que chegaram a um Fim sem resultado “abandonado” e sem passar para a equipe.',
    tone: 'flow',
  },
  {
    result: 'people',
    label: 'Passaram para pessoas',
    definition: 'O robô transferiu, alguém da equipe assumiu, ou o robô não conseguiu continuar.',
    tone: 'accent',
  },
  {
    result: 'abandoned',
    label: 'Abandonadas',
    definition: 'O cliente parou de responder, ou o Fim diz “abandonado”.',
    tone: 'waiting',
  },
];

/** How many runs began in the period, and what became of them. */
export function RunCards({ data, filter }: Props) {
  const total = data?.runs.all ?? 0;
  return (
    <div className={dashboardClasses.four}>
      {cards.map(({ result, label, definition, tone }) => (
        <NumberCard
          key={result}
          label={label}
          definition={definition}
          tone={tone}
          value={data?.runs[result]}
          to={runsLink(filter, result === 'all' ? {} : { result })}
        >
          {data &&
            (result === 'all'
              ? beforeText(data)
              : total > 0 && `${share(data.runs[result], total)} do total`)}
        </NumberCard>
      ))}
    </div>
  );
}

function beforeText({ runs, previous }: FlowResults): string {
  if (!previous) return 'sem período anterior para comparar';
  const difference = change(runs.all, previous.runs.all);
  const before = `${wholeNumber(previous.runs.all)} de ${shortDay(previous.from)} a ${shortDay(previous.to)}`;
  return difference ? `${difference} · ${before}` : before;
}
