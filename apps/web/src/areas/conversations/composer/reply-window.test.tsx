import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ReplyWindow } from './reply-window.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const button = <button type="button">Enviar modelo</button>;

function renderWindow(isOpen: boolean, end: Date | null) {
  renderUi(<ReplyWindow window={{ isOpen, end, hours: 24 }}>{button}</ReplyWindow>);
}

test('an open window says until when the customer can be answered, and how long that is', () => {
  renderWindow(true, inMinutes(90.5));
  expect(screen.getByText(/^Responder até .*\(1 h\)$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a closed one asks for a template and offers it', () => {
  renderWindow(false, inMinutes(-1));
  expect(screen.getByText('A janela de 24 horas fechou: envie um modelo.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar modelo' })).toBeTruthy();
});

test('one that never opened says that the customer has not written', () => {
  renderWindow(false, null);
  expect(screen.getByText(/ainda não escreveu/)).toBeTruthy();
});
