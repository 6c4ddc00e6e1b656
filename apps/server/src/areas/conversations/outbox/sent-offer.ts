import { fitChoices, type Capabilities, type OutboundMessage } from '@prosa/whatsapp';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';
import type { OutboxEntry } from './claim.ts';

/** How what an entry offers leaves: to be tapped, with the text above, or spelt out in the message. */
export type SentOffer = Pick<OutboundMessage, 'message' | 'choices'>;

type Offering = Pick<OutboxEntry, 'message' | 'message_id' | 'offer'>;

/**
 * Creates what decides how an entry's options leave over a driver with these capabilities. It is recorded before they
 * leave, because an answer may be lost, and a receipt may come first.
 */
export function createSentOffer(db: AccountDb, can: Capabilities['choices']) {
  return async ({ message, message_id, offer }: Offering): Promise<SentOffer> => {
    if (!offer) return { message, choices: null };
    const choices = fitChoices(offer, can);
    const shown = choices && toJson(choices);
    await db.run(
      sql`update messages set choices = ${shown}::jsonb
        where account_id = ${db.account_id} and id = ${message_id} and choices is distinct from ${shown}::jsonb`,
      'record_choices',
    );
    return choices ? { message: offer.text, choices } : { message, choices: null };
  };
}
