import type { FlowEvents } from '@prosa/contract';
import { dateText, localTime, momentOf } from '@prosa/flow-engine';

interface Looking {
  events: FlowEvents;
  time_zone: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns when a flow's hour comes next in the company's time zone; null where no day starts the flow. */
export function nextLook({ events: { date }, time_zone }: Looking, now: Date): Date | null {
  if (!date) return null;
  const hour = String(date.hour).padStart(2, '0');
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const day = dateText(localTime(now.getTime() + ahead * dayMs, time_zone));
    const at = momentOf(`${day}T${hour}:00`, time_zone);
    if (at !== null && at > now.getTime()) return new Date(at);
  }
  return null;
}
