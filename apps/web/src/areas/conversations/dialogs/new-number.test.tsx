import { calls } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { NewNumber, type FoundPhone } from './new-number.tsx';

test('a phone is checked over the chosen number, and a changed one has to be checked again', async () => {
  const found: FoundPhone = { jid: '5541999990000@s.whatsapp.net', checked: true };
  const inputs = answerCall(calls.checkPhone, () => found);
  const onFound = vi.fn<(found: FoundPhone | null) => void>();
  const { person, rerender } = renderUi(<NewNumber chip="chip" found={null} onFound={onFound} />);
  await person.type(screen.getByLabelText('Telefone'), '41999990000');
  await person.click(screen.getByRole('button', { name: 'Verificar número' }));
  await expect.poll(() => onFound.mock.lastCall).toEqual([found]);
  expect(inputs).toEqual([{ phone: '5541999990000', chip: 'chip' }]);
  rerender(<NewNumber chip="chip" found={found} onFound={onFound} />);
  expect(screen.getByText('Este número tem WhatsApp.')).toBeTruthy();
  await person.type(screen.getByLabelText('Telefone'), '{Backspace}');
  expect(onFound.mock.lastCall).toEqual([null]);
});

test('over a number that cannot ask it claims nothing', () => {
  renderUi(<NewNumber chip="chip" found={{ jid: 'one', checked: false }} onFound={() => undefined} />);
  expect(screen.getByText(/não dá para saber se o número tem WhatsApp/)).toBeTruthy();
  expect(screen.queryByText('Este número tem WhatsApp.')).toBeNull();
});
