import type { Policy } from '../../platform/access/policy.ts';
import { leaders, unrestricted } from '../team/index.ts';

const readers = unrestricted(leaders, 'dashboard');

/** Who may see dashboards and the results of bots, and who may take scores with their contacts along. */
export const reportPolicy = {
  'dashboard.view': readers,
  'results.export': unrestricted(readers, 'contacts'),
} satisfies Policy;
