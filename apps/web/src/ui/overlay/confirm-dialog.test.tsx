import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Settings {
  onConfirm?: () => void | Promise<unknown>;
  blocked?: boolean;
}

/** A button that opens a question, as a screen has it. */
async function ask({ onConfirm = () => undefined, blocked = false }: Settings = {}) {
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Apagar
        </button>
        <ConfirmDialog
          opened={isOpen}
          title="Apagar o contato?"
          blocked={blocked}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          Isso não pode ser desfeito.
        </ConfirmDialog>
      </>
    );
  }
  const { person } = renderUi(<Screen />);
  await person.click(screen.getByRole('button', { name: 'Apagar' }));
  return { person, dialog: await screen.findByRole('dialog', { name: 'Apagar o contato?' }) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('confirming does it once and closes when it has succeeded', async () => {
  let succeed = () => undefined as void;
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (succeed = resolve)));
  const { person } = await ask({ onConfirm });
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeTruthy();
  succeed();
  await isGone();
});

test('a failed action leaves the question open, to be tried again', async () => {
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce();
  const { person } = await ask({ onConfirm });
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(screen.getByRole('dialog')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Confirmar' }));
  await isGone();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test.each(['Cancelar', 'Escape'])('%s does nothing and gives the focus back', async (how) => {
  const onConfirm = vi.fn<() => void>();
  const { person } = await ask({ onConfirm });
  if (how === 'Escape') await person.keyboard('{Escape}');
  else await person.click(screen.getByRole('button', { name: how }));
  await isGone();
  expect(onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apagar' })));
});

test('what stands in the way cannot be confirmed', async () => {
  await ask({ blocked: true });
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
  expect(screen.getByText('Fechar')).toBeTruthy();
});
