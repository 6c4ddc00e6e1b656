import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { publishHint } from '../outbox/hints.ts';
import { demandVisible } from '../queries/visible-conversation.ts';
import { placeOfCustomer } from '../queries/place-of-customer.ts';

/** Shows the customer that somebody is typing, while a person attends. It is neither stored nor queued. */
export async function showTyping(
  context: CallContext,
  { conversation_id }: ParsedInput<typeof calls.showTyping>,
): Promise<Record<string, never>> {
  await demandVisible(context.db, context.session, conversation_id);
  const place = await placeOfCustomer(context.db, conversation_id);
  if (place?.is_manual) publishHint(context, { ...place.at, kind: 'typing' });
  return {};
}
