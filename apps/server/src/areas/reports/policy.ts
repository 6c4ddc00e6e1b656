import type { Policy } from '../../platform/access/policy.ts';
import { leaders, unrestricted } from '../team/index.ts';

/** Who may see dashboards. */
export const reportPolicy = {
  'dashboard.view': unrestricted(leaders, 'dashboard'),
} satisfies Policy;
