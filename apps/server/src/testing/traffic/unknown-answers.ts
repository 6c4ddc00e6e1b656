import type { Place } from '../server-process.ts';
import { queryPlace, textsByCustomer } from './number-storm.ts';

/** Returns the answers of which nobody knows whether Meta took them, by customer. */
export function unknownAnswers(place: Place): Promise<Map<string, string[]>> {
  return textsByCustomer(place, 'm.unconfirmed');
}

/**
 * Lets the four minutes pass after which an answer that nobody knows of is left to a person, once Meta was asked some
 * times in vain; what is behind it goes on.
 */
export function passFourMinutes(place: Place): Promise<object[]> {
  return queryPlace(
    place,
    `update outbox set attempts = 20, available_at = now() where state = 'unconfirmed' and attempts between 3 and 19`,
  );
}
