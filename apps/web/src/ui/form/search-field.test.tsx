import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderField(value = '') {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = renderUi(<SearchField label="Buscar contatos" value={value} onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar contatos' });
  const show = (next: string) =>
    rerender(<SearchField label="Buscar contatos" value={next} onChange={onChange} />);
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const rest = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  return { onChange, field, show, type, rest };
}

test('a search begins when typing rests, once, with what stands there then', () => {
  const { onChange, field, type, rest } = renderField();
  type('an');
  rest(900);
  type('ana');
  rest(900);
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('ana');
  rest(100);
  expect(onChange.mock.calls).toEqual([['ana']]);
});

test('Enter searches at once and not again after the rest', () => {
  const { onChange, field, type, rest } = renderField();
  type('ana');
  fireEvent.keyDown(field, { key: 'Enter' });
  rest(5000);
  expect(onChange.mock.calls).toEqual([['ana']]);
});

test.each(['Escape', 'the button'])('%s empties the search at once', (how) => {
  const { onChange, field, rest } = renderField('ana');
  if (how === 'Escape') fireEvent.keyDown(field, { key: 'Escape' });
  else fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  rest(5000);
  expect(field.value).toBe('');
  expect(onChange.mock.calls).toEqual([['']]);
  expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull();
});

test('a search that changes elsewhere, as by going back, is shown', () => {
  const { field, show } = renderField('ana');
  show('bruno');
  expect(field.value).toBe('bruno');
});
