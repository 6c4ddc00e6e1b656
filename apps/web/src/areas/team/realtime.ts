import { calls } from '@prosa/contract';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';

/** Keeps departments and members of the team live. */
export function useRealtime(): void {
  useLiveRefresh({ on: ['departments_changed'], of: [calls.getDepartments], delay: 200 });
  useLiveRefresh({ on: ['user_changed', 'departments_changed'], of: [calls.getTeamUsers] });
  useLiveRefresh({ on: ['user_changed'], of: [calls.getDepartments] });
}
