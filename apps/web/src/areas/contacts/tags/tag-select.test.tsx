import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { TagSelect } from './tag-select.tsx';

const tags = [
  { _id: 'vip', name: 'Cliente VIP', color: '#0B8A6A' },
  { _id: 'late', name: 'Atrasado', color: '#C4312B' },
];

function renderSelect(chosen: string[] = [], known = tags) {
  const onChange = vi.fn<(tags: string[]) => void>();
  function Filter() {
    const [value, setValue] = useState(chosen);
    const change = (next: string[]) => {
      onChange(next);
      setValue(next);
    };
    return <TagSelect label="Tags" placeholder="Todas" tags={known} value={value} onChange={change} />;
  }
  const { person } = renderUi(<Filter />);
  return { onChange, person, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' }) };
}

test('typing narrows the tags, and Enter chooses the one the arrow leads to', async () => {
  const { person, field, onChange } = renderSelect();
  await person.type(field, 'atra');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Atrasado']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([[['late']]]);
  expect(screen.getByRole('button', { name: 'Remover Atrasado' })).toBeTruthy();
});

test('a second tag is added to the first, which its button removes again', async () => {
  const { person, field, onChange } = renderSelect(['vip']);
  await person.click(field);
  await person.click(screen.getByRole('option', { name: 'Atrasado' }));
  expect(onChange).toHaveBeenLastCalledWith(['vip', 'late']);
  await person.click(screen.getByRole('button', { name: 'Remover Cliente VIP' }));
  expect(onChange).toHaveBeenLastCalledWith(['late']);
});

test('chosen tags that are still loading keep their place without a name', () => {
  renderSelect(['vip'], []);
  expect(screen.getByRole('button', { name: 'Remover …' })).toBeTruthy();
});
