import { calls, type Chip } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';

const can = { read_receipts: true, profile_pictures: true, typing_marks_read: false };

function open(capabilities: Partial<typeof can> = {}) {
  const inputs = answerCall(calls.changeChipPrivacy, ({ chip }) => ({ _id: chip }));
  const onClose = vi.fn<() => void>();
  const chip = { _id: '7', read_receipts: true, profile_pictures: true };
  const shown = { ...chip, capabilities: { ...can, ...capabilities } } as unknown as Chip;
  const { person } = renderUi(<PrivacyDialog chip={shown} onClose={onClose} />);
  return { inputs, onClose, person };
}

test('a number stops telling customers that their messages were read', async () => {
  const { inputs, onClose, person } = open();
  await person.click(screen.getByRole('switch', { name: /^Confirmação de leitura/ }));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(inputs).toEqual([{ chip: '7', read_receipts: false, profile_pictures: true }]);
});

test('what a kind of number cannot do is neither offered nor sent', async () => {
  const { inputs, person } = open({ profile_pictures: false, typing_marks_read: true });
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText(/nem vê que alguém está digitando/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(inputs).toEqual([{ chip: '7', read_receipts: true }]));
});
