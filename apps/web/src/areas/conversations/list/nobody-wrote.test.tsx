import { calls } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../../channels/testing/samples.ts';
import { NobodyWrote } from './nobody-wrote.tsx';

test('an agent reads who can connect a number', async () => {
  answerCall(calls.getChips, () => [aChip({ status: 'close' })]);
  answerCall(calls.getNumberManagers, () => [{ name: 'Rosa Lima' }, { name: 'Caio Reis' }]);
  renderUi(<NobodyWrote />);
  const sentence = await screen.findByText(/Rosa Lima.* ou .*Caio Reis/);
  expect(sentence.textContent).toMatch(/^As conversas chegam aqui/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a person who may connect a number is led there', async () => {
  answerCall(calls.getChips, () => []);
  renderUi(<NobodyWrote />, {}, ['channels.manage']);
  const link = await screen.findByRole('link', { name: 'Conectar número' });
  expect(link.getAttribute('href')).toBe('/primeiros-passos');
});

test('with a connected number the list only waits for customers', async () => {
  answerCall(calls.getChips, () => [aChip()]);
  renderUi(<NobodyWrote />);
  expect(await screen.findByText('Nenhuma conversa em andamento')).toBeTruthy();
});
