import type { Chip } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { QrPanel } from './qr-panel.tsx';

const chip = (changes: Partial<Chip>): Chip =>
  ({ name: 'loja', qrcode: null, capabilities: { simulated: false }, ...changes }) as Chip;

test('an expired QR code is replaced at the press of a button', async () => {
  const onAsk = vi.fn<() => void>();
  const { person } = renderUi(
    <QrPanel chip={chip({ status: 'close', status_reason: 'qr_expired' })} isAsking={false} onAsk={onAsk} />,
  );
  expect(screen.getByText('O QR code expirou sem ser lido.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Gerar novo QR code' }));
  expect(onAsk).toHaveBeenCalledOnce();
});

test('while a code is on its way there is nothing to press, and then there is the code', () => {
  const nothing = () => undefined;
  const { rerender } = renderUi(
    <QrPanel chip={chip({ status: 'connecting' })} isAsking={false} onAsk={nothing} />,
  );
  expect(screen.getByText('Gerando o QR code…')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <QrPanel chip={chip({ status: 'connecting', qrcode: 'code' })} isAsking={false} onAsk={nothing} />,
  );
  expect(screen.getByRole('img', { name: 'QR code para conectar loja' })).toBeTruthy();
});
