import { calls, type ChannelKind } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { NewChannelDialog } from './new-channel-dialog.tsx';

const web: ChannelKind = {
  driver: 'web',
  title: 'WhatsApp por QR code',
  capabilities: aChip().capabilities,
};
const cloud: ChannelKind = {
  driver: 'cloud',
  title: 'API oficial da Meta',
  capabilities: aChip({
    capabilities: { logins: ['keys'], unofficial: false, templates: true, window_hours: 24 },
  }).capabilities,
};

function open() {
  answerCall(calls.getFlows, () => []);
  answerCall(calls.getDepartments, () => []);
  return renderUi(<NewChannelDialog onClose={() => undefined} onCreated={() => undefined} />);
}
const save = () => screen.getByRole('button', { name: 'Salvar' }) as HTMLButtonElement;

test('each kind says how it connects; one that risks the number waits for the owner to accept that', async () => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [web, cloud], risk_read: null }));
  const { person } = open();
  const official = await screen.findByRole('radio', { name: cloud.title });
  expect(screen.getByText(/só com modelos aprovados/)).toBeTruthy();
  expect(screen.getByText(/O proprietário da conta precisa criar/)).toBeTruthy();
  expect(save().disabled).toBe(true);
  await person.click(official);
  expect(screen.queryByText(/O proprietário da conta precisa criar/)).toBeNull();
  expect(save().disabled).toBe(false);
});

test('without knowing the kinds nothing is created, and they can be asked for again', async () => {
  let tries = 0;
  answerCall(calls.getChannelKinds, () =>
    (tries += 1) === 1 ? { refused: 'Não deu.' } : { kinds: [cloud], risk_read: null },
  );
  const { person } = open();
  await screen.findByText('Não deu.');
  expect(save().disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(save().disabled).toBe(false));
});
