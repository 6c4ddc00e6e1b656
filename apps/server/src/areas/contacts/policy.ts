import type { Policy } from '../../platform/access/policy.ts';
import { everybody, leaders, unrestricted } from '../team/index.ts';

/** Who may see and change contacts and tags. */
export const contactPolicy = {
  'contacts.view': unrestricted(everybody, 'contacts'),
  'contacts.delete': unrestricted(leaders, 'contacts'),
  'contacts.separate': unrestricted(leaders, 'contacts'),
  'contacts.export': unrestricted(leaders, 'contacts'),
  'tags.manage': leaders,
} satisfies Policy;
