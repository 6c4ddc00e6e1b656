import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Pager } from './pager.tsx';

const shown = () =>
  screen.getByRole('navigation', { name: 'Páginas' }).textContent?.replace(/^Anterior|Próximo$/g, '');

test('the first and the last page are one click away, and nothing is left out where nothing is between', async () => {
  const onChange = vi.fn<(page: number) => void>();
  const pager = (page: number, pages = 34) => <Pager page={page} pages={pages} onChange={onChange} />;
  const { person, rerender } = renderUi(pager(1));
  expect(shown()).toBe('12345…34');
  await person.click(screen.getByRole('button', { name: 'Página 34' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(34);
  rerender(pager(34));
  expect(shown()).toBe('1…3031323334');
  rerender(pager(17));
  expect(shown()).toBe('1…1516171819…34');
  rerender(pager(4, 7));
  expect(shown()).toBe('1234567');
  rerender(pager(1, 5));
  expect(shown()).toBe('12345');
});
