import type { QuickMessage } from '@prosa/contract';
import type { Column } from '../../../ui/table/data-table.tsx';
import { QuickFile } from '../components/quick-file.tsx';
import classes from './quick-message-columns.module.css';

/** Returns the columns of the table of quick messages. */
export function quickMessageColumns(
  departments: readonly { _id: string; name: string }[],
): readonly Column<QuickMessage>[] {
  const names = new Map(departments.map(({ _id, name }) => [_id, name]));
  return [
    {
      id: 'shortcut',
      header: 'Atalho',
      primary: true,
      width: '12rem',
      render: ({ shortcut }) => <span className={classes.shortcut}>/{shortcut}</span>,
    },
    {
      id: 'message',
      header: 'Mensagem',
      render: ({ message, media }) => (
        <span className={classes.content}>
          {media && <QuickFile file={media} />}
          {message && <span className={classes.message}>{message}</span>}
        </span>
      ),
    },
    { id: 'folder', header: 'Pasta', width: '10rem', render: ({ folder }) => folder || null },
    {
      id: 'departments',
      header: 'Departamentos',
      width: '12rem',
      render: (message) => namesOf(message, names) || 'Toda a equipe',
    },
  ];
}

function namesOf({ departments }: QuickMessage, names: ReadonlyMap<string, string>): string {
  return departments.map((_id) => names.get(_id) ?? 'Departamento apagado').join(', ');
}
