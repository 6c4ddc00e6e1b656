import { notify } from '../../../ui/notify.tsx';

const mostLoads = 20;
const highlight = 1_400;

/** Brings a message into view and marks it for a moment, after loading older ones until it is there. */
export async function jumpToMessage(
  platform_message_id: string,
  loadOlder: () => Promise<boolean>,
): Promise<void> {
  for (let loads = 0; loads <= mostLoads; loads += 1) {
    const bubble = document.querySelector<HTMLElement>(`[data-message="${CSS.escape(platform_message_id)}"]`);
    if (bubble) return show(bubble);
    const hasMore = await loadOlder();
    await drawn();
    if (!hasMore && !document.querySelector(`[data-message="${CSS.escape(platform_message_id)}"]`)) break;
  }
  notify.info('A mensagem citada não está nesta conversa.');
}

function show(bubble: HTMLElement) {
  bubble.scrollIntoView({ block: 'center' });
  bubble.focus({ preventScroll: true });
  bubble.dataset['found'] = 'true';
  setTimeout(() => delete bubble.dataset['found'], highlight);
}

/** Two frames: the cache tells React in one, which draws in the other. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
