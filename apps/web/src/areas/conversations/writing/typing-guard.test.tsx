import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';
import { isWriting, setWriting } from './early-composer.ts';
import { useTypingGuard } from './typing-guard.ts';

let draft = '';
let pressed = '';

beforeEach(() => {
  [draft, pressed] = ['', ''];
  setWriting({
    draftIn: () => ({ read: () => draft, keep: (text) => void (draft = text) }),
    send: () => undefined,
  });
});

/** A desk whose composer disappears when the test says so; J and Alt+K are shortcuts. */
function Desk({ hasComposer }: { hasComposer: boolean }) {
  useTypingGuard('c1');
  useShortcut('j', () => (pressed += 'j'));
  useShortcut('alt+k', () => (pressed += isWriting() ? ' goes on' : ' moves'), { whileTyping: true });
  return (
    <>
      <button type="button">Dois</button>
      {hasComposer && <textarea data-composer="c1" />}
    </>
  );
}

/** Lets the composer disappear in the middle of a text; the row of the list then has the focus. */
async function interrupt() {
  const { person, rerender } = renderUi(<Desk hasComposer />);
  await person.type(screen.getByRole('textbox'), 'ja ');
  rerender(<Desk hasComposer={false} />);
  screen.getByRole('button').focus();
  return person;
}

test('the rest of a word whose composer disappeared stays in its draft', async () => {
  const person = await interrupt();
  await person.keyboard('j');
  expect([draft, pressed]).toEqual(['j', '']);
});

test('Ctrl+Enter ends the text even where its composer has just disappeared; the next keys are shortcuts', async () => {
  const person = await interrupt();
  await person.keyboard('{Control>}{Enter}{/Control}j{Alt>}k{/Alt}');
  expect([draft, pressed]).toEqual(['', 'j moves']);
});

test('who moves on in the middle of a text whose composer disappeared goes on writing in the next one', async () => {
  const person = await interrupt();
  await person.keyboard('{Alt>}k{/Alt}{Escape}{Alt>}k{/Alt}');
  expect(pressed).toBe(' goes on moves');
});
