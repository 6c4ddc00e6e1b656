import { calls, type FirstSteps } from '@prosa/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../../channels/testing/samples.ts';
import { Guide } from './guide.tsx';

function open({ done = [], waiting = null }: Partial<FirstSteps> = {}, chips = [aChip()]) {
  answerCall(calls.getChips, () => chips);
  const steps = { is_over: false, done, waiting };
  const { person } = renderUi(<Guide steps={steps} />, {}, ['first_steps.view', 'channels.manage']);
  const step = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
  return { person, step };
}

test('a new company has a button for the number, and none for the message before', async () => {
  const { step } = open({}, []);
  expect(await step(/WhatsApp da empresa/).findByRole('button', { name: 'Conectar número' })).toBeTruthy();
  expect(step(/primeira mensagem/).queryByRole('link')).toBeNull();
  expect(screen.getByText('0 de 4')).toBeTruthy();
});

test('a number that is there is connected by one click', async () => {
  const { person, step } = open({}, [aChip({ name: 'loja', status: 'new' })]);
  const asked = answerCall(calls.connectChip, () => ({}));
  await person.click(await step(/WhatsApp da empresa/).findByRole('button', { name: 'Conectar loja' }));
  await waitFor(() => expect(asked).toEqual([{ chip: 'chip', connect: true }]));
});

test('once connected, the number to write to is said', async () => {
  open({ done: ['number'] });
  expect(await screen.findByText(/escreva para \+55 \(41\) 99999-0000/)).toBeTruthy();
});

test('a waiting customer is one click away', () => {
  const { step } = open({ done: ['number'], waiting: 'conversation' });
  const link = step(/primeira mensagem/).getByRole('link', { name: 'Responder agora' });
  expect(link.getAttribute('href')).toBe('/atendimento?conversa=conversation');
  expect(step(/WhatsApp da empresa.*feito/).queryByRole('button')).toBeNull();
});

test('dismissing ends the guide for the company and can be taken back', async () => {
  const { person } = open({ done: ['number'] });
  const asked = answerCall(calls.dismissFirstSteps, () => ({}));
  await person.click(screen.getByRole('button', { name: 'Dispensar o guia' }));
  await person.click(await screen.findByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => expect(asked).toEqual([{ dismissed: true }, { dismissed: false }]));
});
