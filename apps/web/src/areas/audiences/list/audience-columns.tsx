import { Badge } from '@mantine/core';
import type { Audience } from '@prosa/contract';
import { dateTime } from '../../../lib/dates.ts';
import { Name } from '../../../ui/text/name.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { kindWords } from '../audience-words.ts';
import { PeopleCell } from './people-cell.tsx';
import { VariableChips } from './variable-chips.tsx';
import classes from './audience-columns.module.css';

const kindColors = { sheet: 'gray', living: 'jade', frozen: 'blue' } as const;

export const audienceColumns: readonly Column<Audience>[] = [
  { id: 'created', header: 'Criação', width: '10rem', render: ({ created }) => dateTime(created) },
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    render: ({ name }) => <Name className={classes.name}>{name}</Name>,
  },
  {
    id: 'kind',
    header: 'Tipo',
    width: '10.5rem',
    render: ({ kind }) => <Badge color={kindColors[kind]}>{kindWords[kind]}</Badge>,
  },
  {
    id: 'people',
    header: 'Contatos',
    width: '12rem',
    render: (audience) => <PeopleCell audience={audience} />,
  },
  {
    id: 'variables',
    header: 'Variáveis',
    width: '18rem',
    render: ({ kind, props }) => {
      if (kind === 'living') return <span className={classes.hint}>As de cada contato</span>;
      return props.length > 0 ? <VariableChips names={props} /> : null;
    },
  },
];
