/** What decides until when a customer may be answered. */
export interface ReplyWindow {
  /** When the customer last wrote over the number. */
  customer_wrote: Date | string | null;
  /** How long the number may send anything after that; null for always. */
  window_hours: number | null;
}

/** Returns when the window closes, or closed; null where it never opened, or there is none. */
export function windowEnd({ customer_wrote, window_hours }: ReplyWindow): Date | null {
  if (customer_wrote === null || window_hours === null) return null;
  return new Date(new Date(customer_wrote).getTime() + window_hours * 3_600_000);
}

/** Returns whether anything but a template may be sent. */
export function isWindowOpen(window: ReplyWindow, now: Date): boolean {
  if (window.window_hours === null) return true;
  const end = windowEnd(window);
  return end !== null && now < end;
}
