import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ReplyWindow } from './reply-window.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

function renderWindow(isOpen: boolean, end: Date | null, hasTemplates = true) {
  const onTemplate = vi.fn<() => void>();
  const { person } = renderUi(
    <ReplyWindow window={{ isOpen, end, hours: 24, hasTemplates }} onTemplate={onTemplate} />,
  );
  return { person, onTemplate };
}
const template = { name: 'Enviar modelo aprovado' };

test('an open window says until when the customer can be answered, and how long that is', () => {
  renderWindow(true, inMinutes(90.5));
  expect(screen.getByText(/^Responder até .*\(1 h\)$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a closed one asks for a template and offers it, where the number has them', async () => {
  const { person, onTemplate } = renderWindow(false, inMinutes(-1));
  expect(screen.getByText(/^Passaram 24 horas desde a última mensagem do cliente/)).toBeTruthy();
  await person.click(screen.getByRole('button', template));
  expect(onTemplate).toHaveBeenCalledOnce();
  cleanup();
  renderWindow(false, inMinutes(-1), false);
  expect(screen.queryByRole('button', template)).toBeNull();
});

test('one that never opened says that the customer has not written', () => {
  renderWindow(false, null);
  expect(screen.getByText(/ainda não escreveu/)).toBeTruthy();
});
