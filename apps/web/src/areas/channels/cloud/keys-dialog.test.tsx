import { calls, type CloudKeysView } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { KeysForm } from './keys-form.tsx';
import { KeysTest } from './keys-test.tsx';
import { WebhookFields } from './webhook-fields.tsx';

const saved: NonNullable<CloudKeysView['saved']> = {
  phone_number_id: '106540352242922',
  waba_id: '102290129340398',
  access_token: '••••wxyz',
  app_secret: '••••',
};
const webhook = { url: 'https://mesa.example/webhooks/whatsapp', verify_token: 'prova' };
const ignore = () => undefined;
const chip = { _id: '7', status: 'close' } as Parameters<typeof KeysTest>[0]['chip'];

test('new keys need all four; secrets that are saved may stay as they are', async () => {
  const inputs = answerCall(calls.saveCloudKeys, () => ({ saved, webhook }));
  const first = renderUi(<KeysForm chip="7" saved={null} onSaved={ignore} />);
  await first.person.click(screen.getByRole('button', { name: 'Salvar chaves' }));
  expect(screen.getAllByText('Cole só os números, como estão no painel da Meta.')).toHaveLength(2);
  expect(inputs).toEqual([]);
  first.unmount();
  const { person } = renderUi(<KeysForm chip="7" saved={saved} onSaved={ignore} />);
  await person.type(screen.getByLabelText('Token de acesso'), 'EAAnovo');
  await person.click(screen.getByRole('button', { name: 'Salvar chaves' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  const { phone_number_id, waba_id } = saved;
  expect(inputs[0]).toEqual({ chip: '7', phone_number_id, waba_id, access_token: 'EAAnovo' });
});

test('the webhook shows what to copy once keys are saved', () => {
  const { rerender } = renderUi(<WebhookFields webhook={{ ...webhook, verify_token: null }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<WebhookFields webhook={webhook} />);
  expect(screen.getByLabelText('URL de callback')).toHaveProperty('value', webhook.url);
  expect(screen.getByLabelText('Token de verificação')).toHaveProperty('value', 'prova');
});

test.each([
  ['token', null, /não aceita o token/],
  [null, '5511930004000', /As chaves funcionam/],
] as const)('a test of the keys that finds %s says so', async (problem, phone, words) => {
  answerCall(calls.testCloudKeys, () => ({ problem, phone, name: null }));
  vi.stubGlobal('scrollTo', () => undefined);
  const { person } = renderUi(<KeysTest chip={chip} isReady />);
  await person.click(screen.getByRole('button', { name: 'Testar chaves' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
