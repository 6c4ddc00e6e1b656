import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

/** Records which screen a key was meant for. The key comes as soon as the screen is there. */
function Screen({ name, meant }: { name: string; meant: string[] }) {
  useShortcut('x', () => meant.push(name));
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  }, [name]);
  return <p>{name}</p>;
}

it('a key that follows a change of the screen at once does what the new screen says', () => {
  const meant: string[] = [];
  const { rerender } = render(<Screen name="first" meant={meant} />);
  rerender(<Screen name="second" meant={meant} />);
  expect(meant).toEqual(['second']);
});
