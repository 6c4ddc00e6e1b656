import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../../testing/render-ui.tsx';
import { drawing, node } from '../../model/testing/drawings.ts';
import { EditorAround } from '../../testing/editor-around.tsx';
import { useSelectAll } from './use-select-all.ts';

function Selecting({ selected }: { selected: readonly string[] }) {
  useSelectAll();
  return <input aria-label="Texto" defaultValue={selected.join()} key={selected.join()} />;
}

test('Ctrl+A chooses all steps; in a field it keeps its own meaning', async () => {
  const steps = drawing(node('start', 'a'), node('message', 'b'), node('end', 'c'));
  const { person } = renderUi(
    <EditorAround document={steps}>{({ state }) => <Selecting selected={state.selected} />}</EditorAround>,
  );
  await person.click(await screen.findByLabelText('Texto'));
  await person.keyboard('{Control>}a{/Control}');
  expect(screen.getByLabelText('Texto')).toHaveProperty('value', '');
  await person.click(document.body);
  await person.keyboard('{Control>}a{/Control}');
  expect(await screen.findByDisplayValue('a,b,c')).toBeTruthy();
});
