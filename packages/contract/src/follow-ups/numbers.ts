/** The place of a message among the three. */
export type FollowUpNumber = 1 | 2 | 3;

/** The places of the messages, in order. */
export const followUpNumbers = [1, 2, 3] as const satisfies readonly FollowUpNumber[];

/** Returns the field of the message with this place. */
export function followUpField<Place extends FollowUpNumber>(place: Place): `message_${Place}` {
  return `message_${place}`;
}
