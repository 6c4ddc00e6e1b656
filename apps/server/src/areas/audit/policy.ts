import type { Policy } from '../../platform/access/policy.ts';
import { owner } from '../team/index.ts';

/** Who may read the audit trail. */
export const auditPolicy = {
  'audit.view': owner,
} satisfies Policy;
