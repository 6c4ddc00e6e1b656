import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import { publishHint } from '../outbox/hints.ts';
import { demandVisible } from '../queries/visible-conversation.ts';
import { placeOfCustomer, type PlaceOfCustomer } from '../queries/place-of-customer.ts';

/** Shows the customer that somebody is typing, while a person attends. It is neither stored nor queued. */
export async function showTyping(
  context: CallContext,
  { conversation_id }: ParsedInput<typeof calls.showTyping>,
): Promise<Record<string, never>> {
  await demandVisible(context.db, context.session, conversation_id);
  const place = await placeOfCustomer(context.db, conversation_id);
  if (!place?.is_manual || wouldShowRead(place)) return {};
  const { channel_id, to } = place;
  publishHint(context, { channel_id, to, kind: 'typing' });
  return {};
}

/** Returns whether it would show the customer what the number keeps to itself. */
function wouldShowRead({ driver, read_receipts }: PlaceOfCustomer): boolean {
  return !read_receipts && capabilitiesOf(driver).typingMarksRead;
}
