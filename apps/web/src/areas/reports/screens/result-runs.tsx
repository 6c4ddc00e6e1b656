import { Button, Group } from '@mantine/core';
import { calls, type ResultRun } from '@prosa/contract';
import { IconArrowLeft, IconFilterOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { RangePicker } from '../../../ui/form/range-picker.tsx';
import { resultsLink, runsWanted, type RunsWanted } from '../results/result-links.ts';
import { ResultSelects } from '../results/result-selects.tsx';
import { outcomeText, resultWords } from '../results/result-words.ts';
import classes from '../results/results.module.css';
import { Moment, TalkLink } from '../results/talk-cells.tsx';
import { useGrowingList } from '../../../lib/api/use-growing-list.ts';
import { useReportFilter } from '../use-report-filter.ts';

const columns: readonly Column<ResultRun>[] = [
  { id: 'contact', header: 'Contato', primary: true, render: (run) => <TalkLink {...run} /> },
  { id: 'started', header: 'Começou', render: ({ started }) => <Moment at={started} /> },
  { id: 'flow', header: 'Fluxo', render: ({ flow }) => flow.name },
  { id: 'chip', header: 'Canal', render: ({ chip }) => chip.name, desktopOnly: true },
  { id: 'result', header: 'Situação', render: ({ result }) => resultWords[result] },
  { id: 'outcome', header: 'Resultado', render: ({ outcome }) => outcomeText(outcome) || '–' },
];

/** /resultados/conversas: the conversations behind a number of the results, each time a bot attended in one. */
export function ResultRuns() {
  const filter = useReportFilter();
  const [params] = useSearchParams();
  const wanted = runsWanted(params);
  const { channel: selected_chip, flow, interval } = filter;
  const list = useGrowingList(calls.getResultRuns, { interval, selected_chip, flow, ...wanted });
  return (
    <Page>
      <PageHeader
        description={`${describe(wanted)} Cada linha é um atendimento de um robô; o nome leva à conversa.`}
        actions={
          <Button
            component={Link}
            variant="default"
            to={resultsLink(filter)}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            Resultados
          </Button>
        }
      >
        <Group gap="xs">
          <RangePicker interval={interval} onChange={filter.setInterval} />
          <ResultSelects filter={filter} />
        </Group>
      </PageHeader>
      <DataTable
        label="Conversas dos robôs"
        columns={columns}
        rows={list.rows}
        rowKey={({ _id }) => _id}
        isStale={list.isStale}
        error={list.error}
        onRetry={list.retry}
        empty={
          <EmptyState icon={IconFilterOff} title="Nenhuma conversa neste período">
            Mude o período, o fluxo ou o canal para ver outras.
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

function describe({ result, outcome, branch }: RunsWanted): string {
  const parts = [
    ...(result ? [`Situação: ${resultWords[result].toLocaleLowerCase('pt-BR')}.`] : []),
    ...(outcome ? [`Resultado: ${outcome}.`] : []),
    ...(branch ? ['Só os que seguiram um caminho do teste A/B.'] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : 'Todos os atendimentos do período.';
}
