import { Notifications, notifications, type NotificationData } from '@mantine/notifications';
import classes from './notices.module.css';

/** The corner in which notices appear. */
export function Notices() {
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
