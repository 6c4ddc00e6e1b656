import { Kbd } from '@mantine/core';
import { isMac } from './use-shortcut.ts';

const names: Record<string, string> = {
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  space: 'Espaço',
  delete: 'Delete',
  tab: 'Tab',
  arrows: '← ↑ ↓ →',
  arrowup: '↑',
  arrowdown: '↓',
};

/** Shows a shortcut (`mod+k`, or one key after the other: `g c`) as keys, in the words of the person's own keyboard. */
export function KeyHint({ shortcut }: { shortcut: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: '0.1875rem' }}>
      {shortcut.split(/[+ ]/).map((part) => (
        <Kbd key={part}>{keyName(part)}</Kbd>
      ))}
    </span>
  );
}

function keyName(part: string): string {
  if (part === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return names[part] ?? part.toUpperCase();
}
