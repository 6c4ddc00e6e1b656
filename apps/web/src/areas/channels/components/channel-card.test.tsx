import { calls } from '@prosa/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { ChannelCard } from './channel-card.tsx';

function open(chip: ReturnType<typeof aChip>) {
  answerCall(calls.getFlows, () => []);
  answerCall(calls.getDepartments, () => []);
  const known = { health: undefined, problem: null, onRetry: () => undefined };
  renderUi(<ChannelCard chip={chip} known={known} onAct={() => undefined} />);
  return screen.getByRole('article', { name: chip.name });
}

test.each(['WhatsApp por QR code', 'API oficial da Meta', 'Telefone simulado'])(
  'the card of a number says that it is: %s',
  (kind) => {
    const card = open(aChip({ kind }));
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
