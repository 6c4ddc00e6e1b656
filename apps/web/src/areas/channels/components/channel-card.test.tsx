import { calls } from '@prosa/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { ChannelCard } from './channel-card.tsx';

function open(chip: ReturnType<typeof aChip>) {
  answerCall(calls.getFlows, () => []);
  answerCall(calls.getDepartments, () => [sales, support]);
  const known = { health: undefined, problem: null, onRetry: () => undefined };
  const { person } = renderUi(<ChannelCard chip={chip} known={known} onAct={() => undefined} />);
  return { person, card: screen.getByRole('article', { name: chip.name }) };
}

const sales = { _id: 'sales', name: 'Vendas', description: '', filed: false };
const support = { _id: 'support', name: 'Suporte', description: '', filed: false };

test.each(['WhatsApp por QR code', 'API oficial da Meta', 'Telefone simulado'])(
  'the card of a number says that it is: %s',
  (kind) => {
    const { card } = open(aChip({ kind }));
    expect(within(card).getByText(kind)).toBeTruthy();
  },
);

test('privacy is offered where the kind of number has any', () => {
  const privacy = () => screen.queryByRole('button', { name: 'Privacidade de vendas' });
  open(aChip({ capabilities: { read_receipts: false, profile_pictures: false } }));
  expect(privacy()).toBeNull();
  open(aChip({ name: 'suporte', kind: 'API oficial da Meta' }));
  expect(screen.getByRole('button', { name: 'Privacidade de suporte' })).toBeTruthy();
});

test('a changed card offers to save or to discard; discarding shows what the number has', async () => {
  const { person, card } = open(aChip());
  const saved = answerCall(calls.changeChipService, () => ({ _id: 'chip' }));
  expect(within(card).queryByRole('button', { name: 'Descartar' })).toBeNull();
  const department = within(card).getByRole<HTMLInputElement>('combobox', { name: 'Departamento' });
  await waitFor(() => expect(department.value).toBe('Vendas'));
  await person.click(department);
  await person.click(await screen.findByRole('option', { name: 'Suporte' }));
  expect(department.value).toBe('Suporte');
  await person.click(within(card).getByRole('button', { name: 'Descartar' }));
  expect(department.value).toBe('Vendas');
  expect(within(card).queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(saved).toEqual([]);
});

test('a number that is connecting can be cancelled, and is not reset by that', async () => {
  const { person, card } = open(aChip({ status: 'connecting' }));
  const asked = answerCall(calls.connectChip, () => ({}));
  await person.click(within(card).getByRole('button', { name: 'Cancelar conexão' }));
  await waitFor(() => expect(asked).toEqual([{ chip: 'chip', connect: false }]));
});
