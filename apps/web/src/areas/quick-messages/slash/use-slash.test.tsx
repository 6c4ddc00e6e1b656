import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { useSlash } from './use-slash.ts';

const heard: string[] = [];

function Form() {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  return (
    <>
      <textarea ref={setField} onInput={() => heard.push('form')} />
      {field && <Command field={field} />}
    </>
  );
}

function Command({ field }: { field: HTMLTextAreaElement }) {
  return <output aria-label="Comando">{useSlash(field).command?.query}</output>;
}

test('the form sees what is typed before the menu does, which would draw the old text again', async () => {
  const { person } = renderUi(<Form />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await person.type(field, '/praz');
  expect(screen.getByRole('status', { name: 'Comando' }).textContent).toBe('praz');
  field.setRangeText('o', 5, 5);
  heard.length = 0;
  Object.defineProperty(field, 'selectionStart', {
    get: () => (heard.push('menu'), field.value.length),
  });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard.slice(0, 2)).toEqual(['form', 'menu']);
});
