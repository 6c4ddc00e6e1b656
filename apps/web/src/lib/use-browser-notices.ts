import { useState } from 'react';
import { readLocalSetting, useLocalSetting } from './use-local-setting.ts';

const setting = 'browser_notices';

export type NoticePermission = NotificationPermission | 'unsupported';

/**
 * Returns whether this browser may show notices outside of its window, and how to ask; ask only when the person wants
 * it.
 */
export function useBrowserNotices() {
  const [permission, setPermission] = useState<NoticePermission>(noticePermission);
  const [isWanted, setWanted] = useLocalSetting(setting, true);
  const turnOn = async () => {
    const answer = permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(answer);
    setWanted(answer === 'granted');
    return answer;
  };
  return {
    permission,
    isOn: permission === 'granted' && isWanted,
    turnOn,
    turnOff: () => setWanted(false),
  };
}

/** Returns whether a notice may be shown now. */
export function mayShowNotices(): boolean {
  return noticePermission() === 'granted' && readLocalSetting(setting, true);
}

/** The permission that the person gave in the browser. */
function noticePermission(): NoticePermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
