import { calls, type Campaign, type CampaignResults } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import classes from './progress.module.css';

/** Shows what came of a campaign, and of each version of its text. */
export function Results({ campaign: { _id: campaign_id } }: { campaign: Campaign }) {
  const { data, error, refetch } = useCall(calls.getCampaignResults, { campaign_id });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <section aria-label="Resultado">
      <h3 className={classes.title}>Resultado</h3>
      <dl className={classes.figures}>
        {figuresOf(data).map(({ label, count, of }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              {count.toLocaleString('pt-BR')}
              {of !== undefined && <span className={classes.share}>{shareOf(count, of)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {data.versions.length > 1 && <Versions versions={data.versions} />}
    </section>
  );
}

function figuresOf({ all, opted_out, conversations }: CampaignResults) {
  const { sent, delivered, read, replied, failed, left_out } = all;
  return [
    { label: 'Enviadas', count: sent },
    { label: 'Entregues', count: delivered, of: sent },
    { label: 'Lidas', count: read, of: sent },
    { label: 'Responderam', count: replied, of: sent },
    { label: 'Conversas abertas', count: conversations },
    { label: 'Pediram para sair', count: opted_out, of: sent },
    { label: 'Falharam', count: failed },
    { label: 'Ficaram de fora', count: left_out },
  ];
}

function shareOf(count: number, of: number): string {
  return of === 0 ? '' : `${Math.round((count / of) * 100)}%`;
}

function Versions({ versions }: Pick<CampaignResults, 'versions'>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Resultado por versão">
        <thead>
          <tr>
            <th scope="col">Versão</th>
            <th scope="col">Enviadas</th>
            <th scope="col">Lidas</th>
            <th scope="col">Responderam</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ text, sent, read, replied }, place) => (
            // eslint-disable-next-line react/no-array-index-key -- versions have nothing else, and do not move
            <tr key={place}>
              <th scope="row" title={text}>
                <span className={classes.line}>
                  {place + 1}. {text}
                </span>
              </th>
              <td>{sent.toLocaleString('pt-BR')}</td>
              <td>{read.toLocaleString('pt-BR')}</td>
              <td>
                {replied.toLocaleString('pt-BR')}{' '}
                <span className={classes.share}>{shareOf(replied, sent)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
