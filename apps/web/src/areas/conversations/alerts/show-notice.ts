import type { Notice } from './concerns.ts';

/** Shows a notice outside of the window; a later one replaces it. A click on it opens the conversation. */
export function showNotice({ title, body, conversation_id }: Notice, onOpen: (id: string) => void): void {
  try {
    const notice = new Notification(title, {
      body: body.slice(0, 160),
      tag: 'prosa',
      icon: '/favicon.svg',
      silent: true,
    });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onOpen(conversation_id);
    });
  } catch {
    // Browsers of phones grant the permission but have no such notices; the sound and the tab's title remain.
  }
}
