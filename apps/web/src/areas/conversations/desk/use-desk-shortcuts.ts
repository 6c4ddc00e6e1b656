import { lettersSetting } from '../../../lib/go-keys.ts';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { isCovered } from '../../../ui/keys/is-covered.ts';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';

export interface DeskActions {
  next: () => void;
  previous: () => void;
  write: () => void;
  note: () => void;
  search: () => void;
  back: () => void;
  help: () => void;
}

/** Returns whether single-key shortcuts work, and its setter. People who dictate or use a switch can turn them off. */
export function useShortcutSetting() {
  return useLocalSetting(lettersSetting, true);
}

/** Runs the desk's shortcuts, except while the person types or a dialog or menu is open. */
export function useDeskShortcuts(actions: DeskActions, enabled: boolean) {
  const letters = { enabled };
  const always = { whileTyping: true };
  useShortcut('j', outsideDialogs(actions.next), letters);
  useShortcut('k', outsideDialogs(actions.previous), letters);
  useShortcut('r', outsideDialogs(actions.write), letters);
  useShortcut('alt+j', outsideDialogs(actions.next), always);
  useShortcut('alt+k', outsideDialogs(actions.previous), always);
  useShortcut('n', outsideDialogs(actions.note, { repeats: false }), letters);
  useShortcut('/', outsideDialogs(actions.search), letters);
  useShortcut('?', outsideDialogs(actions.help), letters);
  useShortcut('escape', outsideDialogs(actions.back));
}

/** Elements that keep their keys: a dialog, a menu, a list of choices, and the button that opened one. */
const layers = '[role="dialog"], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

/** Returns a key handler that calls `run` outside of dialogs, menus and lists of choices. */
export function outsideDialogs(run: () => void, { repeats } = { repeats: true }) {
  return ({ target, repeat }: KeyboardEvent) => {
    const isInside = target instanceof Element && target.closest(layers);
    if (!isInside && !isCovered() && (repeats || !repeat)) run();
  };
}
