import { nodeTitles, type FlowNodeOf } from '@prosa/contract';
import type { HttpRequest } from '../../effects.ts';
import { flowOf } from '../../walk/turn.ts';
import type { Visit } from '../../walk/visit.ts';

/**
 * Returns the request that notifies another system of a note: where it was written, and nothing of the customer; null
 * where no system is named.
 */
export function webhookOf({ node, turn, frame }: Visit<FlowNodeOf<'notify'>>): HttpRequest | null {
  const { webhook_url, webhook_secret, notice } = node.settings;
  const url = webhook_url.trim();
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const told = {
    event: 'flow_notice',
    flow: { id: frame.flow_id, name: flowOf(turn, frame)?.name ?? '' },
    conversation_id: turn.scene.conversation.id,
    step: node.label || nodeTitles.notify,
    text: notice.trim(),
  };
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
    secret: webhook_secret || null,
    timeout_ms: 10_000,
    retries: 2,
  };
}
