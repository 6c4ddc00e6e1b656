import {
  Notifications,
  notifications,
  notificationsStore,
  useNotifications,
  type NotificationData,
} from '@mantine/notifications';
import { useEffect } from 'react';
import classes from './notices.module.css';

/** Pixels between the lowest notice and the foot of the screen. */
const margin = 16;

/** The corner in which notices appear. Its height stands in `--notices-height`, for lists that end beneath it. */
export function Notices() {
  const { length } = useNotifications(notificationsStore).notifications;
  useEffect(() => {
    const corner = document.querySelector<HTMLElement>(`.${classes.corner}[data-position='bottom-left']`);
    const { style } = document.documentElement;
    if (!corner || length === 0) {
      style.removeProperty('--notices-height');
      return undefined;
    }
    const sizes = new ResizeObserver(() =>
      style.setProperty('--notices-height', `${corner.offsetHeight + margin}px`),
    );
    sizes.observe(corner);
    return () => sizes.disconnect();
  }, [length]);
  return (
    <Notifications
      className={classes.corner}
      position="bottom-left"
      limit={3}
      autoClose={5000}
      transitionDuration={120}
      containerWidth={320}
    />
  );
}

/** Shows a notice; one of the same id is replaced and its time starts again. */
export function showNotice(notice: NotificationData): void {
  notifications.show(notice);
  notifications.update(notice);
}

/** Takes a notice away, if it is there. */
export function hideNotice(id: string): void {
  notifications.hide(id);
}

/** Takes all notices away, waiting ones too. */
export function clearNotices(): void {
  notifications.clean();
}
