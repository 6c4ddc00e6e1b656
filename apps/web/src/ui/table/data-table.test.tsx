import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DataTable, type Column } from './data-table.tsx';

interface Pet {
  id: string;
  name: string;
  age: number;
}

const pets: Pet[] = [
  { id: 'a', name: 'Amora', age: 3 },
  { id: 'b', name: 'Bento', age: 7 },
];
const columns: Column<Pet>[] = [
  { id: 'name', header: 'Nome', render: ({ name }) => name },
  { id: 'age', header: 'Idade', render: ({ age }) => age },
];
const table = { label: 'Bichos', columns, rowKey: ({ id }: Pet) => id, empty: <p>Nenhum bicho</p> };

test('each row is read with its columns', () => {
  renderUi(<DataTable {...table} rows={pets} />);
  const [head, ...rows] = within(screen.getByRole('table', { name: 'Bichos' })).getAllByRole('row');
  expect(head?.textContent).toBe('NomeIdade');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Amora', '3'],
    ['Bento', '7'],
  ]);
});

test('a click on a row opens it, and a click on its actions does not', async () => {
  const onRowClick = vi.fn<(pet: Pet) => void>();
  const onDelete = vi.fn<(name: string) => void>();
  const { person } = renderUi(
    <DataTable
      {...table}
      rows={pets}
      onRowClick={onRowClick}
      rowActions={({ name }) => (
        <button type="button" onClick={() => onDelete(name)}>
          Apagar {name}
        </button>
      )}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'Apagar Bento' }));
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('Bento');
  expect(onRowClick).not.toHaveBeenCalled();
  await person.click(screen.getByRole('cell', { name: 'Amora' }));
  expect(onRowClick).toHaveBeenCalledExactlyOnceWith(pets[0]);
});

test('no rows show what is said of an empty table', () => {
  renderUi(<DataTable {...table} rows={[]} />);
  expect(screen.getByText('Nenhum bicho')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('rows that still load are neither an empty table nor a failure', () => {
  renderUi(<DataTable {...table} rows={undefined} />);
  expect(screen.queryByText('Nenhum bicho')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed first load says why and tries again on demand', async () => {
  const onRetry = vi.fn<() => void>();
  const { person } = renderUi(
    <DataTable {...table} rows={undefined} error="Sem conexão" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a failure to refresh keeps the rows there are', () => {
  renderUi(<DataTable {...table} rows={pets} error="Sem conexão" />);
  expect(screen.getByRole('cell', { name: 'Amora' })).toBeTruthy();
});

test('the foot counts the rows of the page out of all, and turns pages', async () => {
  const onChange = vi.fn<(page: number) => void>();
  const paging = { page: 2, total: 1234, pageSize: 2, onChange };
  const { person, rerender } = renderUi(<DataTable {...table} rows={pets} paging={paging} />);
  expect(screen.getByText('3–4 de 1.234')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Próximo' }));
  await person.click(screen.getByRole('button', { name: 'Página 1' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
  rerender(<DataTable {...table} rows={pets} paging={{ ...paging, totalIsCapped: true }} />);
  expect(screen.getByText('3–4 de mais de 1.234')).toBeTruthy();
});

test('the first page has none before it and the last none after it', () => {
  const paging = { total: 4, pageSize: 2, onChange: () => undefined };
  const { rerender } = renderUi(<DataTable {...table} rows={pets} paging={{ ...paging, page: 1 }} />);
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isOff('Anterior'), isOff('Próximo')]).toEqual([true, false]);
  rerender(<DataTable {...table} rows={pets} paging={{ ...paging, page: 2 }} />);
  expect([isOff('Anterior'), isOff('Próximo')]).toEqual([false, true]);
  expect(screen.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
});

test('when the focused row is removed, the same button of the next one gets the focus', async () => {
  function Screen() {
    const [rows, setRows] = useState(pets);
    return (
      <DataTable
        {...table}
        rows={rows}
        rowActions={({ id, name }) => (
          <button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
            Apagar {name}
          </button>
        )}
      />
    );
  }
  const { person } = renderUi(<Screen />);
  screen.getByRole('button', { name: 'Apagar Amora' }).focus();
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('cell', { name: 'Amora' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apagar Bento' }));
});
