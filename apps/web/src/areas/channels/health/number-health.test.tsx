import { calls, type Chip, type NumberHealth as Health } from '@prosa/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { NumberHealth } from './number-health.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const fresh: Health = {
  chip: 'chip',
  last_received: null,
  last_sent: null,
  sent_today: 0,
  begun_today: 0,
  begun_week: 0,
  answered_week: 0,
  warm_up: null,
  network: { held: false, until: null, quota: null },
  waiting: 0,
  waiting_in: null,
};
const warm_up = { stage: 2, stages: 5, max_chats: 20, age: 1, used_since: '2026-03-01' };
const ignore = () => undefined;

function element(health: Health | undefined, chip: Chip = aChip()) {
  return <NumberHealth chip={chip} health={health} problem={null} onRetry={ignore} />;
}
const card = () => screen.getByText('Saúde do número').closest('details');
const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('a fresh number is folded, and says that nothing has happened and nothing is restricted', () => {
  renderUi(element(fresh));
  expect(card()?.open).toBe(false);
  expect(['Última recebida', 'Enviadas hoje', 'Conversas novas hoje'].map(valueOf)).toEqual(['–', '0', '0']);
  expect(valueOf('WhatsApp')).toBe('sem restrição informada');
  expect(screen.queryByText(/segurada/)).toBeNull();
  expect(screen.queryByText(/Aquecimento/)).toBeNull();
});

test('while messages wait it is open, counts them, says why and until when, and leads to the first', () => {
  const chip = aChip({ waits: { all: null, unanswered: inHours(2), new: null } });
  const network = { held: true, until: inHours(2), quota: { used: 9, limit: 9 } };
  renderUi(element({ ...fresh, network, waiting: 2, waiting_in: 'talk' }, chip));
  expect(card()?.open).toBe(true);
  expect(valueOf('WhatsApp')).toMatch(/^não deixa começar conversas até .+; 9 de 9 conversas novas usadas$/);
  expect(screen.getByText(/^2 mensagens seguradas: o WhatsApp não deixa/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver a primeira' });
  expect(link.getAttribute('href')).toContain('talk');
});

test('it opens when something begins to wait, and stays as the person left it', () => {
  const { rerender } = renderUi(element(fresh));
  const waiting = aChip({ waits: { all: inHours(1), unanswered: null, new: null } });
  rerender(element(fresh, waiting));
  expect(card()?.open).toBe(true);
  const details = card() as HTMLDetailsElement;
  details.open = false;
  fireEvent(details, new Event('toggle'));
  rerender(element({ ...fresh, sent_today: 3 }, waiting));
  expect(card()?.open).toBe(false);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  rerender(element(fresh));
  expect(card()?.open).toBe(true);
});

test('the day since when a number is in use is saved only when the person says so, and a refusal keeps it', async () => {
  const refused = 'A data deve estar no passado.';
  const inputs = answerCall(calls.changeChipAge, () => ({ refused }));
  const { person } = renderUi(element({ ...fresh, begun_today: 7, warm_up }));
  expect(screen.getByText(/etapa 2 de 5, 1 dia de uso\. Até 20 conversas novas por dia/)).toBeTruthy();
  expect(valueOf('Conversas novas hoje')).toBe('7 de 20');
  const field = screen.getByLabelText('Em uso no WhatsApp desde');
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  fireEvent.change(field, { target: { value: '2025-06-30' } });
  expect(inputs).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(refused);
  expect(inputs).toEqual([{ chip: 'chip', used_since: '2025-06-30' }]);
  expect(field).toHaveProperty('value', '2025-06-30');
});

test('what could not be read says why and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { person } = renderUi(
    <NumberHealth chip={aChip()} health={undefined} problem="Sem conexão." onRetry={onRetry} />,
  );
  expect(screen.getByText('Sem conexão.')).toBeTruthy();
  await person.click(screen.getByText('Tentar de novo'));
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
});
