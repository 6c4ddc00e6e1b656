import { Anchor } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { calls, type AudienceFilter, type CallOutput } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { peopleText } from '../audience-words.ts';
import { filterProblem } from './filter-model.ts';
import classes from './filter.module.css';

const restMs = 400;

interface Props {
  filter: AudienceFilter;
  /** Why it cannot be saved as it is. */
  problem?: string;
}

/** How many contacts meet the filter now, counted by the server while it is put together. */
export function FilterCount({ filter, problem }: Props) {
  const [rested] = useDebouncedValue(filter, restMs);
  const isCountable = filterProblem(rested) === null;
  const { data, error, refetch, isPlaceholderData } = useCall(
    calls.countAudiencePeople,
    { filter: rested },
    { enabled: isCountable, keepPrevious: true, staleTime: 5000 },
  );
  if (problem) {
    return (
      <div className={classes.count} role="alert">
        <span className={classes.problem}>{problem}</span>
      </div>
    );
  }
  const isOld = isPlaceholderData || rested !== filter;
  return (
    <div className={classes.count} role="status" aria-busy={(isCountable && isOld) || undefined}>
      {!isCountable && <span className={classes.hint}>{filterProblem(rested)}</span>}
      {isCountable && error && !data && (
        <span className={classes.problem}>
          {error.message}{' '}
          <Anchor component="button" type="button" onClick={() => void refetch()}>
            Contar de novo
          </Anchor>
        </span>
      )}
      {isCountable && !error && !data && <span className={classes.hint}>Contando…</span>}
      {isCountable && data && <Counted {...data} />}
    </div>
  );
}

function Counted({ people, ignored, without_phone }: CallOutput<typeof calls.countAudiencePeople>) {
  const left = [
    ...(ignored ? [ignored === 1 ? '1 ignorado' : `${ignored.toLocaleString('pt-BR')} ignorados`] : []),
    ...(without_phone ? [`${without_phone.toLocaleString('pt-BR')} sem telefone`] : []),
  ];
  return (
    <>
      <strong className={classes.number}>{peopleText(people)}</strong>
      <span className={classes.hint}>
        {people === 1 ? 'atende' : 'atendem'} ao filtro agora
        {left.length > 0 && `; não recebem: ${left.join(', ')}`}
      </span>
    </>
  );
}
