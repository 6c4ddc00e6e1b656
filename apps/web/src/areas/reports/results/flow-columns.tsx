import { Anchor } from '@mantine/core';
import type { FlowResults } from '@prosa/contract';
import { Link } from 'react-router';
import type { Column } from '../../../ui/table/data-table.tsx';
import { share, wholeNumber } from '../../../ui/chart/numbers.ts';
import type { ReportFilter } from '../use-report-filter.ts';
import { resultsLink, runsLink, type RunsWanted } from './result-links.ts';

type Row = FlowResults['flows'][number];

/** Returns the columns of the flows and what each achieved. */
export function flowColumns(filter: ReportFilter): readonly Column<Row>[] {
  const number = (
    id: Exclude<keyof Row, '_id' | 'name'>,
    header: string,
    wanted: RunsWanted,
  ): Column<Row> => ({
    id,
    header,
    align: 'end',
    render: (row) => (
      <Anchor component={Link} to={runsLink({ ...filter, flow: row._id }, wanted)} data-numeric>
        {wholeNumber(row[id])}
      </Anchor>
    ),
  });
  return [
    {
      id: 'name',
      header: 'Fluxo',
      primary: true,
      render: ({ _id, name }) => (
        <Anchor component={Link} to={resultsLink({ ...filter, flow: _id })}>
          {name}
        </Anchor>
      ),
    },
    number('all', 'Começaram', {}),
    number('ended', 'Concluídas', { result: 'ended' }),
    number('people', 'Para pessoas', { result: 'people' }),
    number('abandoned', 'Abandonadas', { result: 'abandoned' }),
    number('converted', 'Convertidas', { outcome: 'convertido' }),
    {
      id: 'rate',
      header: 'Conversão',
      align: 'end',
      render: ({ converted, all }) => share(converted, all),
    },
  ];
}
