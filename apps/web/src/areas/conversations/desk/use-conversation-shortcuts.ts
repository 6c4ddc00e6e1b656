import { useShortcut } from '../../../ui/keys/use-shortcut.ts';
import { isChoosing } from '../chosen/chosen-store.ts';
import { outsideDialogs, useShortcutSetting } from './use-desk-shortcuts.ts';

export interface ConversationActions {
  take: () => void;
  finish: () => void;
  tags: () => void;
  department: () => void;
  assign: () => void;
}

/**
 * Runs the shortcuts of the open conversation, under the desk's conditions; a key that is held down counts once. While
 * rows of the list are chosen, three of them mean those instead.
 */
export function useConversationShortcuts(actions: ConversationActions) {
  const [enabled] = useShortcutSetting();
  const alone = { enabled, when: () => !isChoosing() };
  const pressed = (run: () => void) => outsideDialogs(run, { repeats: false });
  useShortcut('a', pressed(actions.take), { enabled });
  useShortcut('alt+a', pressed(actions.take), { whileTyping: true });
  useShortcut('e', pressed(actions.finish), alone);
  useShortcut('t', pressed(actions.tags), alone);
  useShortcut('d', pressed(actions.department), alone);
  useShortcut('p', pressed(actions.assign), { enabled });
}
