import type { FlowTestResult } from '@prosa/contract';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { AcceptOutcome, type Accepting } from '../../simulator/tests/accept-outcome.tsx';
import classes from './test-results.module.css';

/** Shows the results of the saved tests; a different answer is shown beside the expected one. */
export function TestResults({
  results,
  accepting,
}: {
  results: readonly FlowTestResult[];
  accepting: Accepting;
}) {
  if (results.length === 0) return null;
  return (
    <section aria-label="Testes salvos" role="status">
      <ul className={classes.list}>
        {results.map((result) => {
          const { _id, name, difference } = result;
          return (
            <li
              key={_id}
              className={classes.test}
              tabIndex={-1}
              data-failed={difference !== null || undefined}
            >
              {difference ? (
                <IconCircleX size={17} aria-label="Mudou" />
              ) : (
                <IconCircleCheck size={17} aria-label="Passou" />
              )}
              <div>
                <strong>{name}</strong>
                {difference && (
                  <dl className={classes.difference}>
                    <dt>Antes</dt>
                    <dd>{difference.expected || '(nada)'}</dd>
                    <dt>Agora</dt>
                    <dd>{difference.got || '(nada)'}</dd>
                  </dl>
                )}
                {difference && <AcceptOutcome result={result} accepting={accepting} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
