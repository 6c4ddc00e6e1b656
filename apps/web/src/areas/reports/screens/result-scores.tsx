import { Button, Checkbox, Group } from '@mantine/core';
import { calls, type ResultScore } from '@prosa/contract';
import { IconArrowLeft, IconDownload, IconFilterOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useDownload } from '../../../lib/api/use-download.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { RangePicker } from '../../../ui/form/range-picker.tsx';
import { resultsLink, scoresLink, scoresWanted, type ScoresWanted } from '../results/result-links.ts';
import { ResultSelects } from '../results/result-selects.tsx';
import { scaleWords, valueText } from '../results/result-words.ts';
import classes from '../results/results.module.css';
import { Moment, TalkLink } from '../results/talk-cells.tsx';
import { useGrowingList } from '../../../lib/api/use-growing-list.ts';
import { useReportFilter } from '../use-report-filter.ts';

const columns: readonly Column<ResultScore>[] = [
  { id: 'contact', header: 'Contato', primary: true, render: (score) => <TalkLink {...score} /> },
  {
    id: 'value',
    header: 'Nota',
    render: ({ scale, value }) => <strong data-numeric>{valueText(scale, value)}</strong>,
  },
  {
    id: 'comment',
    header: 'Comentário',
    width: '40%',
    render: ({ comment }) => (comment ? <span className={classes.comment}>{comment}</span> : '–'),
  },
  { id: 'at', header: 'Quando', render: ({ at }) => <Moment at={at} /> },
  { id: 'flow', header: 'Fluxo', render: ({ flow }) => flow.name },
];

/** /resultados/notas: the scores that customers gave, with their comments. */
export function ResultScores() {
  const filter = useReportFilter();
  const [params, setParams] = useSearchParams();
  const can = useCan();
  const wanted = scoresWanted(params);
  const { channel: selected_chip, flow, interval } = filter;
  const input = { interval, selected_chip, flow, ...wanted };
  const list = useGrowingList(calls.getResultScores, input);
  const exporting = useDownload(calls.exportResultScores);
  const setCommented = (commented: boolean) =>
    setParams(new URL(scoresLink(filter, { ...wanted, commented }), window.location.origin).searchParams, {
      replace: true,
    });
  return (
    <Page>
      <PageHeader
        description={`${describe(wanted)} O nome leva à conversa.`}
        actions={
          <>
            <Button
              component={Link}
              variant="default"
              to={resultsLink(filter)}
              leftSection={<IconArrowLeft size={16} aria-hidden />}
            >
              Resultados
            </Button>
            {can('results.export') && (
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={exporting.isPending}
                onClick={() => exporting.mutate(input)}
              >
                Exportar
              </Button>
            )}
          </>
        }
      >
        <Group gap="xs">
          <RangePicker interval={interval} onChange={filter.setInterval} />
          <ResultSelects filter={filter} />
          <Checkbox
            label="Só com comentário"
            checked={wanted.commented ?? false}
            onChange={(event) => setCommented(event.currentTarget.checked)}
          />
        </Group>
      </PageHeader>
      <DataTable
        label="Notas e comentários"
        columns={columns}
        rows={list.rows}
        rowKey={({ _id }) => _id}
        isStale={list.isStale}
        error={list.error}
        onRetry={list.retry}
        empty={
          <EmptyState icon={IconFilterOff} title="Nenhuma nota neste período">
            Mude o período ou os filtros para ver outras.
          </EmptyState>
        }
      />
      {list.hasMore && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isLoadingMore} onClick={list.more}>
            Carregar mais
          </Button>
        </div>
      )}
    </Page>
  );
}

function describe({ scale, min = 0, max = 10 }: ScoresWanted): string {
  if (!scale) return 'As notas que os clientes deram.';
  if (scale === 'thumbs') return min === max ? `Só ${valueText(scale, min)}.` : `${scaleWords[scale]}.`;
  if (min === max) return `${scaleWords[scale]}: nota ${min}.`;
  return min === 0 && max === 10 ? `${scaleWords[scale]}.` : `${scaleWords[scale]}: de ${min} a ${max}.`;
}
