import { z } from 'zod';
import { limits } from '../constants.ts';

const minute = z.number().int().min(0).max(1439);
const cap = (max: number) => z.number().int().min(1).max(max).nullable();

/** When campaigns are sent and how much one number sends, beyond what people write. */
export const sendingSettings = z.object({
  /**
   * Minutes of the company's day. Where the first is greater, the window lasts over midnight and belongs to the day on
   * which it begins; equal ones mean the whole day.
   */
  from_minute: minute,
  until_minute: minute,
  /** 0 is Sunday. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
  on_holidays: z.boolean(),
  /** Null for what the number's age and kind allow. */
  max_per_hour: cap(limits.sends_per_hour_max),
  max_per_day: cap(limits.sends_per_day_max),
});

export type SendingSettings = z.infer<typeof sendingSettings>;

/** What holds for a company that has saved none: 8 to 20 o'clock, Monday to Saturday, no holidays. */
export const defaultSendingSettings: SendingSettings = {
  from_minute: 8 * 60,
  until_minute: 20 * 60,
  weekdays: [1, 2, 3, 4, 5, 6],
  on_holidays: false,
  max_per_hour: null,
  max_per_day: null,
};
