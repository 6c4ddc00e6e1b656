import { lettersSetting } from '../../lib/go-keys.ts';
import { useLocalSetting } from '../../lib/use-local-setting.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';

export interface DeskActions {
  next: () => void;
  previous: () => void;
  write: () => void;
  search: () => void;
  take: () => void;
  finish: () => void;
  back: () => void;
  help: () => void;
}

/** The desk's keys as they are shown to the person. */
export const deskKeys = [
  { key: 'j', label: 'Próxima conversa' },
  { key: 'k', label: 'Conversa anterior' },
  { key: 'r', label: 'Escrever resposta' },
  { key: 'a', label: 'Assumir atendimento' },
  { key: 'e', label: 'Finalizar atendimento' },
  { key: 't', label: 'Editar tags' },
  { key: 'd', label: 'Transferir para departamento' },
  { key: '/', label: 'Buscar na lista' },
  { key: 'mod+f', label: 'Buscar nesta conversa' },
  { key: 'escape', label: 'Voltar para a lista' },
  { key: 'mod+k', label: 'Buscar telas, conversas e ações' },
  { key: '?', label: 'Mostrar os atalhos' },
] as const;

/** The keys that act while one types, where letters are text. */
export const typingKeys = [
  { key: 'enter', label: 'Enviar' },
  { key: 'mod+enter', label: 'Enviar e finalizar' },
  { key: 'shift+enter', label: 'Nova linha' },
  { key: 'alt+j', label: 'Próxima conversa' },
  { key: 'alt+k', label: 'Conversa anterior' },
  { key: 'alt+a', label: 'Assumir atendimento' },
] as const;

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
  useShortcut('a', outsideDialogs(actions.take), letters);
  useShortcut('e', outsideDialogs(actions.finish), letters);
  useShortcut('alt+j', outsideDialogs(actions.next), always);
  useShortcut('alt+k', outsideDialogs(actions.previous), always);
  useShortcut('alt+a', outsideDialogs(actions.take), always);
  useShortcut('/', outsideDialogs(actions.search), letters);
  useShortcut('?', outsideDialogs(actions.help), letters);
  useShortcut('escape', outsideDialogs(actions.back));
}

/** Runs the keys of the open conversation, under the same conditions. */
export function useConversationShortcuts(actions: { tags: () => void; department: () => void }) {
  const [enabled] = useShortcutSetting();
  useShortcut('t', outsideDialogs(actions.tags), { enabled });
  useShortcut('d', outsideDialogs(actions.department), { enabled });
}

/** Where a key is theirs: in a dialog, a menu or a list of choices, and on what has opened one. */
const layers = '[role="dialog"], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

function outsideDialogs(run: () => void) {
  return ({ target }: KeyboardEvent) => {
    const isInside = target instanceof Element && target.closest(layers);
    if (!isInside) run();
  };
}
