import { calls, type ChannelLogEntry } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { LogDrawer } from './log-drawer.tsx';

const entry = (number: number, changes: Partial<ChannelLogEntry>): ChannelLogEntry => ({
  number,
  at: new Date().toISOString(),
  what: 'opened',
  reason: null,
  code: null,
  until: null,
  by: null,
  ...changes,
});

function open() {
  return renderUi(<LogDrawer chip={aChip()} opened onClose={() => undefined} />);
}

test('entries are listed by day, the newest first, and older ones come at the press of a button', async () => {
  const [asked, stopped] = [
    entry(2, { what: 'connect_asked', by: 'Ana' }),
    entry(3, { what: 'stopped', reason: 'banned' }),
  ];
  const inputs = answerCall(calls.getChannelLog, ({ before }) =>
    before === undefined
      ? { data: [stopped, asked], has_more: true }
      : { data: [entry(1, { at: new Date(2026, 0, 5, 8, 30).toISOString() })], has_more: false },
  );
  const { person } = open();
  const [today] = await screen.findAllByRole('list');
  expect(today?.textContent).toMatch(/O WhatsApp bloqueou este número.*Ana.*pediu para conectar\./);
  await person.click(screen.getByRole('button', { name: 'Carregar mais' }));
  await screen.findByText('Conectado.');
  expect(inputs.at(-1)).toEqual({ chip: 'chip', before: 2 });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByText('O registro guarda 90 dias.')).toBeTruthy();
});

test('nothing is read before it is opened', async () => {
  const inputs = answerCall(calls.getChannelLog, () => ({ data: [], has_more: false }));
  const { rerender } = renderUi(<LogDrawer chip={aChip()} opened={false} onClose={() => undefined} />);
  await Promise.resolve();
  expect(inputs).toEqual([]);
  rerender(<LogDrawer chip={aChip()} opened onClose={() => undefined} />);
  await screen.findByText('Nada aconteceu ainda');
  expect(inputs).toHaveLength(1);
});

test('a number to which nothing has happened says what will be here', async () => {
  answerCall(calls.getChannelLog, () => ({ data: [], has_more: false }));
  open();
  expect(await screen.findByText('Nada aconteceu ainda')).toBeTruthy();
});

test('what could not be read is said, and read again at the press of a button', async () => {
  let tries = 0;
  answerCall(calls.getChannelLog, () =>
    (tries += 1) === 1 ? { refused: 'Não deu.' } : { data: [entry(1, {})], has_more: false },
  );
  const { person } = open();
  await screen.findByText('Não deu.');
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Conectado.')).toBeTruthy();
});
