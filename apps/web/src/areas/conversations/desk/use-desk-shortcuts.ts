import { lettersSetting } from '../../../lib/go-keys.ts';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';

export interface DeskActions {
  next: () => void;
  previous: () => void;
  write: () => void;
  search: () => void;
  back: () => void;
  help: () => void;
}

/** Whether single-letter keys act; they can be switched off for people who dictate or use a switch. */
export function useShortcutSetting() {
  return useLocalSetting(lettersSetting, true);
}

/** Runs the desk's keys, but not while one types or while a dialog or menu is open. */
export function useDeskShortcuts(actions: DeskActions, enabled: boolean) {
  const letters = { enabled };
  const always = { whileTyping: true };
  useShortcut('j', outsideDialogs(actions.next), letters);
  useShortcut('k', outsideDialogs(actions.previous), letters);
  useShortcut('r', outsideDialogs(actions.write), letters);
  useShortcut('alt+j', outsideDialogs(actions.next), always);
  useShortcut('alt+k', outsideDialogs(actions.previous), always);
  useShortcut('/', outsideDialogs(actions.search), letters);
  useShortcut('?', outsideDialogs(actions.help), letters);
  useShortcut('escape', outsideDialogs(actions.back));
}

/** Where a key is theirs: in a dialog, a menu or a list of choices, and on what has opened one. */
const layers = '[role="dialog"], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

/** Runs something on a key that is pressed outside of dialogs, menus and lists of choices. */
export function outsideDialogs(run: () => void, { repeats } = { repeats: true }) {
  return ({ target, repeat }: KeyboardEvent) => {
    const isInside = target instanceof Element && target.closest(layers);
    if (!isInside && !isCovered() && (repeats || !repeat)) run();
  };
}

/** A dialog may be on the screen before it has the focus. */
function isCovered(): boolean {
  return Array.from(document.querySelectorAll('[aria-modal="true"]')).some((dialog) =>
    dialog.checkVisibility(),
  );
}
