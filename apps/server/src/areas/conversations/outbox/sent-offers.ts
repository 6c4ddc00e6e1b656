import { isDeepStrictEqual } from 'node:util';
import { fitChoices, type Capabilities, type OutboundMessage } from '@prosa/whatsapp';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { OutboxEntry } from './claim.ts';

/** How what an entry offers leaves: to be tapped, with the text above, or spelt out in the message. */
export type SentOffer = Pick<OutboundMessage, 'message' | 'choices'>;

/** The columns of an entry that say what it offers, and what its thread shows of that. */
export type Offering = Pick<OutboxEntry, 'kind' | 'message' | 'message_id' | 'offer' | 'shown'>;

/**
 * Creates what decides how the options of entries leave over a driver with these capabilities. It is recorded before
 * they leave, because an answer may be lost, and a receipt may come first; once for all entries that leave together.
 */
export function createSentOffers(db: AccountDb, can: Capabilities['choices']) {
  return (entries: Iterable<Offering>): ((entry: Offering) => Promise<SentOffer>) => {
    const choicesOf = ({ offer }: Offering) => offer && fitChoices(offer, can);
    const changed = [...entries].filter(
      (entry) => entry.kind === 'send' && !isDeepStrictEqual(choicesOf(entry), entry.shown),
    );
    const recorded = changed.length ? record(changed) : Promise.resolve();
    recorded.catch(() => undefined); // the delivery of what offers something hears of it
    return async (entry) => {
      const choices = choicesOf(entry);
      if (entry.offer) await recorded;
      return choices && entry.offer
        ? { message: entry.offer.text, choices }
        : { message: entry.message, choices: null };
    };

    function record(offerings: readonly Offering[]): Promise<unknown> {
      const choices = offerings.map((one) => choicesOf(one)).map((one) => one && toJson(one));
      return db.run(
        sql`update messages m set choices = given.choices
          from unnest(${offerings.map(({ message_id }) => message_id)}::uuid[], ${choices}::jsonb[]) as given(id, choices)
          where m.account_id = ${db.account_id} and m.id = given.id`,
        'record_choices',
      );
    }
  };
}
