import { Switch } from '@mantine/core';
import { useBrowserNotices } from '../../../lib/use-browser-notices.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

const blocked = 'O navegador está bloqueando os avisos. Libere as notificações nas configurações deste site.';

/** Switches whether this browser shows a notice while Prosa is in the background; turning it on asks the browser. */
export function NoticeSetting() {
  const { permission, isOn, turnOn, turnOff } = useBrowserNotices();
  if (permission === 'unsupported') return null;
  const change = async (wanted: boolean) => {
    if (!wanted) return turnOff();
    if ((await turnOn()) === 'denied') notify.warning(blocked);
  };
  return (
    <Switch
      mt="md"
      label="Avisos do navegador"
      description={
        permission === 'denied'
          ? blocked
          : 'Neste computador, quando chega uma mensagem e você está em outra janela.'
      }
      disabled={permission === 'denied'}
      checked={isOn}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
