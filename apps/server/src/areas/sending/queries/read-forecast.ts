import { defaultSendingSettings, type SendingSettings } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf, numberDay, warmUpFacts, warmUpOf } from '../../channels/index.ts';
import { countBegun } from '../../conversations/index.ts';
import { forecastEnd, type Forecast } from '../rules/forecast.ts';
import { paceOf } from '../rules/pace.ts';

interface Asked {
  channel_id: string;
  /** When the first may leave. */
  from: Date;
  count: number;
  newChats: number;
  gapSeconds: number;
  now: Date;
}

interface Row {
  driver: string;
  time_zone: string;
  settings: Partial<SendingSettings> | null;
  sent_today: number;
}

/**
 * Forecasts when a number is through with a source that keeps the window, by what is true of it now. Null where it cannot
 * be foreseen: the window never opens, or it would take more than a year.
 */
export async function readForecast(
  db: Queryable & { readonly account_id: string },
  { channel_id, from, now, ...asked }: Asked,
): Promise<Forecast | null> {
  const day = await numberDay(db, channel_id, now);
  const [row, begun] = await Promise.all([
    db.row<Row>(
      sql`select ch.driver, a.time_zone, to_jsonb(s) - 'account_id' as settings, (
          select count(*)::integer from sends
          where account_id = ch.account_id and channel_id = ch.id and handed_at >= ${day.begins}) as sent_today
        from channels ch join accounts a on a.id = ch.account_id
        left join sending_settings s on s.account_id = ch.account_id
        where ch.account_id = ${db.account_id} and ch.id = ${channel_id}`,
      'number_to_forecast',
    ),
    countBegun(db, { channel_id, begins: day.begins, now }),
  ]);
  if (!row) return null;
  const { unofficial } = capabilitiesOf(row.driver);
  const settings = { ...defaultSendingSettings, ...row.settings };
  return forecastEnd({
    ...asked,
    from: from > now ? from : now,
    maxChatsPerDay: unofficial ? warmUpOf(warmUpFacts(day, begun)).maxChats : Infinity,
    chatsToday: begun.today,
    pace: paceOf({ unofficial, age: day.age }, settings),
    sentToday: row.sent_today,
    window: settings,
    time_zone: row.time_zone,
  });
}
