import { Anchor } from '@mantine/core';
import type { FlowSummary } from '@prosa/contract';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { flowAddress } from '../flow-address.ts';
import { occasionNames } from '../trigger/trigger-words.ts';
import classes from './flow-columns.module.css';
import { FlowState } from './flow-state.tsx';

/** The columns of the flows table. */
export const flowColumns: readonly Column<FlowSummary>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    render: ({ _id, name }) => (
      <Anchor
        component={Link}
        to={flowAddress(_id)}
        className={classes.name}
        onClick={(event) => event.stopPropagation()}
      >
        {name}
      </Anchor>
    ),
  },
  { id: 'trigger', header: 'Gatilho', width: '19rem', render: (flow) => <Trigger flow={flow} /> },
  { id: 'state', header: 'Situação', width: '14.5rem', render: (flow) => <FlowState flow={flow} /> },
  {
    id: 'updated',
    header: 'Alterado em',
    width: '10rem',
    desktopOnly: true,
    render: ({ updated }) => <span className={classes.muted}>{dateTime(updated)}</span>,
  },
];

const mostShown = 4;

/** The words and occasions on which it starts by itself; 'Não' where none does. */
function Trigger({ flow }: { flow: FlowSummary }) {
  if (!flow.trigger) return <span className={classes.muted}>Não</span>;
  const shown = flow.keywords.slice(0, mostShown);
  const rest = flow.keywords.length - shown.length;
  return (
    <ul className={classes.words}>
      {flow.occasions.map((occasion) => (
        <li key={occasion} className={classes.occasion}>
          {occasionNames[occasion]}
        </li>
      ))}
      {shown.map((keyword) => (
        <li key={keyword} className={classes.word}>
          {keyword}
        </li>
      ))}
      {rest > 0 && (
        <li className={classes.muted} title={flow.keywords.slice(mostShown).join(', ')}>
          +{rest}
        </li>
      )}
    </ul>
  );
}
