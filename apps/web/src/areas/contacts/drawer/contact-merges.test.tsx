import { calls } from '@prosa/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ContactMerges } from './contact-merges.tsx';

const merge = { _id: 'merge', name: 'Rita', phone: '', created: new Date(2026, 2, 2, 12, 0).toISOString() };

test('a contact that was united with this one is separated after a question', async () => {
  let left = [merge];
  answerCall(calls.getContactMerges, () => left);
  const inputs = answerCall(calls.separateContact, () => {
    left = [];
    return { contact_id: 'rita' };
  });
  const { person } = renderUi(<ContactMerges contact_id="one" />);
  await person.click(await screen.findByRole('button', { name: 'Separar' }));
  const question = await screen.findByRole('dialog', { name: 'Separar os contatos?' });
  await person.click(within(question).getByRole('button', { name: 'Separar' }));
  expect(await screen.findByText('Contatos separados')).toBeTruthy();
  expect(inputs).toEqual([{ merge_id: 'merge' }]);
  await expect.poll(() => screen.queryByText('Contatos unidos a este')).toBeNull();
});

test('a refusal leaves the question open', async () => {
  answerCall(calls.getContactMerges, () => [merge]);
  const inputs = answerCall(calls.separateContact, () => ({ refused: 'Não encontrado.' }));
  const { person } = renderUi(<ContactMerges contact_id="one" />);
  await person.click(await screen.findByRole('button', { name: 'Separar' }));
  const question = await screen.findByRole('dialog', { name: 'Separar os contatos?' });
  const confirm = within(question).getByRole<HTMLButtonElement>('button', { name: 'Separar' });
  await person.click(confirm);
  await expect.poll(() => inputs.length === 1 && !confirm.disabled).toBe(true);
  expect(screen.getByText('Contatos unidos a este')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Separar os contatos?' })).toBe(question);
});
