import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../lib/current-user.tsx';
import { goKeys, lettersSetting } from '../../lib/go-keys.ts';
import { readLocalSetting } from '../../lib/use-local-setting.ts';
import { isTyping } from '../../ui/keys/use-shortcut.ts';

/** How long after `g` the second key still counts. */
const patienceMs = 1500;

/** Listens for `g`, then another key, and goes to that key's screen. The second key does nothing else then. */
export function GoKeys() {
  const can = useCan();
  const navigate = useNavigate();
  useEffect(() => {
    let until = 0;
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isPlain || isElsewhere(event) || !readLocalSetting(lettersSetting, true)) return;
      const key = event.key.toLowerCase();
      const wanted = event.timeStamp < until ? goKeys.find((one) => one.key === key) : undefined;
      until = key === 'g' ? event.timeStamp + patienceMs : 0;
      if (!wanted || !can(wanted.ability)) return;
      event.preventDefault();
      void navigate(wanted.to);
    };
    // Before the screen's own keys, some of which are the same characters.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [can, navigate]);
  return null;
}

/** Returns whether a field, a dialog or a menu has the focus, where single keys mean something else. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  return isTyping(target) || target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}
