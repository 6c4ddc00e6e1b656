import { calls, isWindowOpen, windowEnd, type Conversation } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useNow } from '../../../lib/use-now.ts';

/** Until when anything but a template may be sent, and whether it may be now; null over a number without a window. */
export interface ReplyWindowState {
  isOpen: boolean;
  end: Date | null;
  hours: number;
  /** Templates may be sent after it has closed. */
  hasTemplates: boolean;
}

/** Returns the window of the conversation's number, kept up to date. */
export function useReplyWindow({ chip, customer_wrote }: Conversation): ReplyWindowState | null {
  const { data: chips } = useCall(calls.getChips, {});
  const now = useNow(10_000);
  const can = chips?.find(({ _id }) => _id === chip._id)?.capabilities;
  const window_hours = can?.window_hours ?? null;
  if (!can || window_hours === null) return null;
  const window = { customer_wrote, window_hours };
  return {
    isOpen: isWindowOpen(window, now),
    end: windowEnd(window),
    hours: window_hours,
    hasTemplates: can.templates,
  };
}
