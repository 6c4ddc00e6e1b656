import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../testing/render-ui.tsx';
import { drawing, node } from '../model/testing/drawings.ts';
import { EditorAround } from '../testing/editor-around.tsx';
import { PortSelects } from './port-selects.tsx';

test.each([
  ['start', ['Próximo: vai para']],
  ['wait', ['Chegou a hora: vai para']],
  ['message', ['Próximo: vai para', 'Não foi enviada: vai para']],
] as const)('a step says the name of each way out, also of the only one: %s', async (type, ways) => {
  const step = node(type, 'a');
  renderUi(<EditorAround document={drawing(step)}>{() => <PortSelects node={step} />}</EditorAround>);
  await screen.findByRole('group', { name: 'Próximos passos' });
  for (const way of ways) expect(screen.getAllByLabelText(way).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/vai para$/)).toHaveLength(ways.length);
});
