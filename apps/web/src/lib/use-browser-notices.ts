import { useState } from 'react';
import { readLocalSetting, useLocalSetting } from './use-local-setting.ts';

const setting = 'browser_notices';

export type NoticePermission = NotificationPermission | 'unsupported';

/**
 * Returns whether this browser shows notices outside of its window, and how to turn them on and off. Turn them on only
 * when the person wants it, because the browser then asks.
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

/** Returns the permission that the person gave the browser. */
function noticePermission(): NoticePermission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
