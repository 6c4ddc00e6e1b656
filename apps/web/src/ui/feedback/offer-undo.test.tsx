import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from './notify.tsx';
import { offerUndo } from './offer-undo.tsx';

/** An offer that was just made, with what its undo was asked. */
async function offer({
  text = 'Ana saiu da lista',
  seconds = 30,
  undo = () => Promise.resolve('Desfeito'),
} = {}) {
  const onUndo = vi.fn<() => Promise<string>>(undo);
  offerUndo({ title: 'Contato ignorado', text, seconds, onUndo });
  return { onUndo, offered: await screen.findByText(text) };
}

const undoButtons = () => screen.queryAllByRole('button', { name: /^Desfazer/ });

test('the offer is shown and read out, and its button undoes once', async () => {
  const { person } = renderUi(<p>Mesa</p>);
  const { onUndo } = await offer();
  expect(screen.getByText(/Para desfazer, Control Z/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Desfeito')).toBeTruthy();
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(undoButtons()).toEqual([]));
});

test('Ctrl+Z takes back the newest offer, then the one before', async () => {
  const { person } = renderUi(<p>Mesa</p>);
  const first = await offer({ text: 'Ana' });
  const second = await offer({ text: 'Bruno' });
  await person.keyboard('{Control>}z{/Control}');
  expect([first.onUndo.mock.calls.length, second.onUndo.mock.calls.length]).toEqual([0, 1]);
  await waitFor(() => expect(undoButtons()).toHaveLength(1));
  await person.keyboard('{Control>}z{/Control}');
  expect(first.onUndo).toHaveBeenCalledOnce();
});

test('Ctrl+Z in a field belongs to its text', async () => {
  const { person } = renderUi(<input aria-label="Busca" />);
  const { onUndo } = await offer();
  await person.type(screen.getByRole('textbox', { name: 'Busca' }), 'a{Control>}z{/Control}');
  expect(onUndo).not.toHaveBeenCalled();
  expect(undoButtons()).toHaveLength(1);
});

test('an undo that fails says why and is not offered again', async () => {
  const { person } = renderUi(<p>Mesa</p>);
  const failure = new ApiError({ kind: 'refused', status: 200, message: 'Já não pode ser desfeito' });
  await offer({ undo: () => Promise.reject(failure) });
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Já não pode ser desfeito')).toBeTruthy();
  await waitFor(() => expect(undoButtons()).toEqual([]));
});

test('the offer counts down and goes when its time is over', async () => {
  renderUi(<p>Mesa</p>);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  const { offered, onUndo } = await offer({ seconds: 3 });
  const left = () => within(offered.parentElement ?? document.body).getByText(/ s$/).textContent;
  expect(left()).toBe('3 s');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(left()).toBe('2 s');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  vi.useRealTimers();
  await waitFor(() => expect(undoButtons()).toEqual([]));
  expect(onUndo).not.toHaveBeenCalled();
});

test('a third offer closes the oldest, and an error is shown beside the two that are left', async () => {
  renderUi(<p>Mesa</p>);
  for (const name of ['um', 'dois', 'três']) await offer({ text: name });
  await waitFor(() => expect(screen.queryByText('um')).toBeNull());
  expect(undoButtons()).toHaveLength(2);
  notify.error('A mensagem não saiu');
  expect(await screen.findByText('A mensagem não saiu')).toBeTruthy();
  expect(undoButtons()).toHaveLength(2);
});
