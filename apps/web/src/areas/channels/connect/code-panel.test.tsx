import { calls } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { CodePanel } from './code-panel.tsx';

test('a refused phone keeps what was typed, with the reason at its field', async () => {
  const inputs = answerCall(calls.pairChip, () => ({ refused: 'Confira o número do celular.' }));
  const { person } = renderUi(<CodePanel chip={aChip({ status: 'connecting', qrcode: 'code' })} />);
  const field = screen.getByLabelText(/Número do celular/);
  await person.type(field, '4199999');
  await person.click(screen.getByRole('button', { name: 'Gerar código' }));
  expect(await screen.findByText('Confira o número do celular.')).toBeTruthy();
  expect(inputs).toEqual([{ chip: 'chip', phone: '(41) 9999-9' }]);
  expect(field).toHaveProperty('value', '(41) 9999-9');
});

test('a code that is on its way or has expired is said', () => {
  const { rerender } = renderUi(<CodePanel chip={aChip({ status: 'connecting', qrcode: 'code' })} />);
  expect(screen.queryByText(/código…|anterior/)).toBeNull();
  rerender(<CodePanel chip={aChip({ status: 'connecting' })} />);
  expect(screen.getByText('Gerando o código…')).toBeTruthy();
  rerender(<CodePanel chip={aChip({ status: 'close', status_reason: 'qr_expired' })} />);
  expect(screen.getByText('O código anterior expirou. Gere outro.')).toBeTruthy();
});

test('the code is read out letter by letter, and can be replaced', () => {
  renderUi(<CodePanel chip={aChip({ status: 'connecting', pairing_code: 'AB12CD34' })} />);
  expect(screen.getByLabelText('Código A B 1 2 C D 3 4').textContent).toBe('AB12CD34');
  expect(screen.getByRole('button', { name: 'Gerar outro código' })).toBeTruthy();
  expect(screen.queryByText('Digitar no celular simulado')).toBeNull();
});
