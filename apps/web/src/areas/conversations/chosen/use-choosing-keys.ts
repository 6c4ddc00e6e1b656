import { addressedConversation } from '../selection/use-selection.ts';
import { outsideDialogs, useShortcutSetting } from '../desk/use-desk-shortcuts.ts';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';
import type { Reach } from './choice.ts';
import { isChoosing } from './chosen-store.ts';

interface Acts {
  onChoose: (conversation_id: string, reach: Reach) => void;
  onAll: () => void;
  tag: () => void;
  transfer: () => void;
  finish: () => void;
}

/**
 * Runs the shortcuts by which rows are chosen, and while some are, those of the acts on them. `x` means the row with
 * the focus, else the open conversation.
 */
export function useChoosingKeys({ onChoose, onAll, tag, transfer, finish }: Acts): void {
  const [enabled] = useShortcutSetting();
  const pressed = (run: () => void) => outsideDialogs(run, { repeats: false });
  const whileChoosing = { enabled, when: isChoosing };
  useShortcut(
    'x',
    pressed(() => {
      const id = focusedRow() ?? addressedConversation();
      if (id !== null) onChoose(id, 'one');
    }),
    { enabled },
  );
  useShortcut('mod+a', pressed(onAll), { when: isAtList });
  useShortcut('t', pressed(tag), whileChoosing);
  useShortcut('d', pressed(transfer), whileChoosing);
  useShortcut('e', pressed(finish), whileChoosing);
}

/** Returns whether the person is at the list or nowhere: elsewhere the key selects what is written there. */
function isAtList(): boolean {
  return document.activeElement === document.body || focusedRow() !== null || isChoosing();
}

function focusedRow(): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row?.dataset['row'] ?? null;
}
