import type { SplitResult } from '@prosa/contract';
import { Link } from 'react-router';
import { share, wholeNumber } from '../../../ui/chart/numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { runsLink } from './result-links.ts';
import { outcomeText } from './result-words.ts';
import classes from './results.module.css';

/** An A/B test: what each branch converts, and whether the difference says something yet. */
export function SplitCard({ split, filter }: { split: SplitResult; filter: ReportFilter }) {
  const { flow, node, label, branches, verdict } = split;
  const limits = { ...filter, flow: flow._id };
  return (
    <section className={classes.card} aria-label={`${label}, ${flow.name}`}>
      <div className={classes.cardHead}>
        <h3>{label}</h3>
        <span className={classes.muted}>{flow.name}</span>
      </div>
      <p className={classes.verdict} data-kind={verdict.kind}>
        {verdict.sentence}
      </p>
      <div className={classes.tableFrame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Caminho</th>
              <th scope="col">Contatos</th>
              <th scope="col">Converteram</th>
              <th scope="col">Taxa</th>
            </tr>
          </thead>
          <tbody>
            {branches.map(({ branch, label: name, weight, contacts, converted, outcomes }) => (
              <tr key={branch}>
                <th scope="row">
                  {name}
                  {weight !== null && <small> {weight}%</small>}
                  {outcomes.length > 0 && (
                    <small className={classes.others}>
                      {outcomes.map((one) => `${outcomeText(one.outcome)}: ${one.contacts}`).join(' · ')}
                    </small>
                  )}
                </th>
                <td>
                  <Link to={runsLink(limits, { branch: { node, branch } })}>{wholeNumber(contacts)}</Link>
                </td>
                <td>
                  <Link to={runsLink(limits, { branch: { node, branch }, outcome: 'convertido' })}>
                    {wholeNumber(converted)}
                  </Link>
                </td>
                <td>{share(converted, contacts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
