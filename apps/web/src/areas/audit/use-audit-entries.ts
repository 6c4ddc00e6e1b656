import { calls } from '@prosa/contract';
import { call } from '../../lib/api/call.ts';
import { callKey } from '../../lib/api/use-call.ts';
import { inputOf, type AuditFilter } from './use-audit-filter.ts';
import { useTrail } from './use-trail.ts';

/** Returns the entries of the company's audit trail, page after page, and the people by whom it can be filtered. */
export function useAuditEntries(filter: AuditFilter) {
  const input = inputOf(filter);
  const { first, ...trail } = useTrail([...callKey(calls.getAuditEntries), input], (before, options) =>
    call(calls.getAuditEntries, { ...input, ...before }, options),
  );
  return { ...trail, people: first?.people ?? [] };
}
