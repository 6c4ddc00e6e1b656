import type { Policy } from '../../platform/access/policy.ts';
import { everybody, leaders, owner } from '../team/index.ts';

/** Who may attend, and who finishes many conversations at once. */
export const conversationPolicy = {
  'conversations.view': everybody,
  'conversations.finish_many': leaders,
  'conversations.finish_many_menu': owner,
  'views.share': leaders,
} satisfies Policy;
