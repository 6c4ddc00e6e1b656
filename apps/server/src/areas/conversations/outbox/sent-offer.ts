import { fitChoices, type Capabilities, type OutboundMessage } from '@prosa/whatsapp';
import type { OutboxEntry } from './claim.ts';

/**
 * Returns how what an entry offers leaves over a driver with these capabilities: to be tapped, with its text above, or
 * spelt out in the message. Decided when it leaves, and found out again when it is known to have left.
 */
export function sentOffer(
  { message, offer }: Pick<OutboxEntry, 'message' | 'offer'>,
  can: Capabilities['choices'],
): Pick<OutboundMessage, 'message' | 'choices'> {
  const choices = offer && fitChoices(offer, can);
  return choices ? { message: offer.text, choices } : { message, choices: null };
}
