import { Anchor } from '@mantine/core';
import type { FlowSummary } from '@prosa/contract';
import { IconAlertTriangle, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { flowAddress } from '../flow-address.ts';
import { sharedWith, type SharedKeyword } from '../trigger/shared-keywords.ts';
import { eventTexts } from '../trigger/event-words.ts';
import { occasionNames } from '../trigger/trigger-words.ts';
import { useTagName } from '../trigger/use-tag-name.ts';
import classes from './flow-columns.module.css';
import { FlowState } from './flow-state.tsx';

/** Returns the columns of the flows table; each row also shows the keywords it shares with other flows. */
export function flowColumns(flows: readonly FlowSummary[]): readonly Column<FlowSummary>[] {
  const trigger: Column<FlowSummary> = {
    id: 'trigger',
    header: 'Gatilho',
    width: '19rem',
    render: (flow) => <Trigger flow={flow} shared={sharedWith(flow, flows)} />,
  };
  return [nameColumn, trigger, ...lastColumns];
}

const nameColumn: Column<FlowSummary> = {
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
};

const lastColumns: readonly Column<FlowSummary>[] = [
  { id: 'state', header: 'Situação', width: '14.5rem', render: (flow) => <FlowState flow={flow} /> },
  {
    id: 'updated',
    header: 'Alterado em',
    width: '10rem',
    desktopOnly: true,
    render: ({ updated }) => <span className={classes.muted}>{dateTime(updated)}</span>,
  },
];

const maxShown = 4;

interface TriggerProps {
  flow: FlowSummary;
  shared: readonly SharedKeyword[];
}

/** The flow's triggers: keywords and occasions that start it, and phrases that work in every flow. */
function Trigger({ flow, shared }: TriggerProps) {
  return (
    <div className={classes.trigger}>
      {flow.trigger ? <Words flow={flow} /> : <span className={classes.muted}>Não</span>}
      {flow.everywhere && (
        <p
          className={classes.everywhere}
          title="Suas frases de “A qualquer momento” são ouvidas em qualquer fluxo"
        >
          <IconWorld size={14} stroke={1.8} aria-hidden />
          Frases em todos os fluxos
        </p>
      )}
      <Shared shared={shared} />
    </div>
  );
}

function Words({ flow }: Pick<TriggerProps, 'flow'>) {
  const tagName = useTagName();
  const shown = flow.keywords.slice(0, maxShown);
  const rest = flow.keywords.length - shown.length;
  return (
    <ul className={classes.words}>
      {flow.occasions.map((occasion) => (
        <li key={occasion} className={classes.occasion}>
          {occasionNames[occasion]}
        </li>
      ))}
      {eventTexts(flow.events, tagName).map((event) => (
        <li key={event} className={classes.occasion} title={event}>
          {event}
        </li>
      ))}
      {shown.map((keyword) => (
        <li key={keyword} className={classes.word}>
          {keyword}
        </li>
      ))}
      {rest > 0 && (
        <li className={classes.muted} title={flow.keywords.slice(maxShown).join(', ')}>
          +{rest}
        </li>
      )}
    </ul>
  );
}

/** A warning that another flow starts with the same keyword, so that one of the two never does. */
function Shared({ shared }: { shared: readonly SharedKeyword[] }) {
  const [first, ...others] = shared;
  if (!first) return null;
  const flows = first.flows.map((name) => `“${name}”`).join(' e ');
  const more = others.length > 0 ? `, e mais ${others.length}` : '';
  return (
    <p className={classes.shared}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      <span>
        “{first.keyword}” também começa {flows}
        {more}
      </span>
    </p>
  );
}
