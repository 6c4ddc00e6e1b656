import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { lazy, useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { OnDemand } from './on-demand.tsx';

type Code = { default: () => ReactNode };

/** Keys that reached the screen behind. */
let behind: string[] = [];
const listen = ({ key }: KeyboardEvent) => behind.push(key);

afterEach(() => {
  document.removeEventListener('keydown', listen);
  behind = [];
});

/** Code of a dialog that is on its way until `arrive` is called. */
function loadingCode() {
  let resolveCode = () => {};
  const code = new Promise<Code>((resolve) => {
    resolveCode = () => resolve({ default: () => <div role="dialog" aria-label="Transferir" /> });
  });
  return { load: () => code, arrive: () => act(async () => resolveCode()) };
}

/** A screen with a button that opens what `children` renders. */
function Desk({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

/** Opens a dialog, presses Escape, and only then lets its code arrive; returns what Escape reached after that. */
async function giveUp(person: UserEvent, arrive: () => Promise<void>): Promise<string[]> {
  document.addEventListener('keydown', listen);
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await person.keyboard('{Escape}');
  await arrive();
  expect(behind).toEqual([]);
  await person.keyboard('{Escape}');
  return behind;
}

test('a dialog whose code is loading is given up with Escape, which leaves the screen behind alone', async () => {
  const { load, arrive } = loadingCode();
  const Dialog = lazy(load);
  const { person } = renderUi(
    <Desk>{(isOpen, close) => <LazyDialog onClose={close}>{isOpen && <Dialog />}</LazyDialog>}</Desk>,
  );
  expect(await giveUp(person, arrive)).toEqual(['Escape']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Transferir' })).toBeTruthy();
});

test('a dialog that stays mounted is given up with Escape as well while its code is loading', async () => {
  const { load, arrive } = loadingCode();
  const Dialog = lazy(load);
  const { person } = renderUi(
    <Desk>
      {(isOpen, close) => (
        <OnDemand when={isOpen} load={load} onClose={close}>
          {(opened) => opened && <Dialog />}
        </OnDemand>
      )}
    </Desk>,
  );
  expect(await giveUp(person, arrive)).toEqual(['Escape']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog', { name: 'Transferir' })).toBeTruthy();
});
