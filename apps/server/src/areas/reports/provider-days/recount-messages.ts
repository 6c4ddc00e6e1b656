import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdCursor, moveCursorBehind } from '../../../platform/events/cursors.ts';
import { countMessages } from './count-messages.ts';
import { messageDaysOf } from './from-facts.ts';

/**
 * Recounts a company's messages from the messages themselves. One statement counts them and moves the follower behind
 * the newest event, so that it goes on with exactly the messages that were not counted.
 */
export function recountMessages(db: AccountDb): Promise<void> {
  return db.transaction(async (tx) => {
    const { account_id } = tx;
    await holdCursor(tx, countMessages.name);
    await tx.run(sql`delete from report_message_days where account_id = ${account_id}`, 'drop_message_days');
    const statement = sql`insert into report_message_days (account_id, day, users, chatbots, customers)
      ${messageDaysOf(sql`account_id = ${account_id}`)}`;
    await moveCursorBehind(tx, countMessages.name, { statement, name: 'count_message_days' });
  });
}
