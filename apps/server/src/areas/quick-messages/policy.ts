import type { Policy } from '../../platform/access/policy.ts';
import { leaders } from '../team/index.ts';

/** Who may change quick messages. */
export const quickMessagePolicy = {
  'quick_messages.manage': leaders,
} satisfies Policy;
