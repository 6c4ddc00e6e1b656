import { Text } from '@mantine/core';
import { calls, happeningReasons, type FlowStart } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { eventNames } from './event-words.ts';
import classes from './last-starts.module.css';

const states = { started: 'Começou', waiting: 'Vai começar', refused: 'Não começou' } as const;

/** A start that waits comes within seconds, while somebody looks. */
const watched = { staleTime: 0, refetchInterval: 5000 };

/** What lately started a flow without a message, or why it did not. */
export function LastStarts({ flow_id }: { flow_id: string }) {
  const { data: starts, error, refetch } = useCall(calls.getFlowStarts, { flow_id }, watched);
  if (error && !starts) return <LoadProblem message={error.message} onRetry={() => void refetch()} />;
  if (!starts) return null;
  if (starts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nenhum acontecimento nos últimos 30 dias.
      </Text>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ul className={classes.list} aria-label="Últimos inícios" tabIndex={0}>
      {starts.map((start) => (
        <Start key={start._id} start={start} />
      ))}
    </ul>
  );
}

function Start({ start }: { start: FlowStart }) {
  const { kind, about, contact_name, happened, state, reason } = start;
  return (
    <li className={classes.start}>
      <span className={classes.who}>{contact_name}</span>
      <span className={classes.state} data-state={state}>
        {states[state]}
      </span>
      <span className={classes.why}>
        {about ? `${eventNames[kind]}: ${about}` : eventNames[kind]} · {dateTime(happened)}
        {reason && ` · ${happeningReasons[reason]}`}
      </span>
    </li>
  );
}
