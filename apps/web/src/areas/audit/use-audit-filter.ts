import { auditKinds, type AuditKind } from '@prosa/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Which entries are shown; a field that is null does not filter. */
export interface AuditFilter {
  user: string | null;
  kind: AuditKind | null;
  days: { from: string; to: string } | null;
}

/** Names of the address's parameters, as in links to this screen. */
const names = { user: 'pessoa', kind: 'tipo', from: 'de', to: 'ate' } as const;
const day = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns the filter of the audit trail and its setter. It is kept in the address, so that each view can be linked to.
 */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const setFilter = ({ user, kind, days }: AuditFilter) => {
    const chosen = { user, kind, from: days?.from, to: days?.to };
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries(chosen)) {
      if (value) next.set(names[name as keyof typeof names], value);
    }
    setParams(next, { replace: true });
  };
  return { filter, setFilter, isNarrow: Boolean(filter.user ?? filter.kind ?? filter.days) };
}

/** Returns the filter as the calls take it. */
export function inputOf({ user, kind, days }: AuditFilter) {
  return { ...(user && { user }), ...(kind && { kind }), ...days };
}

function filterOf(params: URLSearchParams): AuditFilter {
  const kind = params.get(names.kind) ?? '';
  const [from, to] = [params.get(names.from) ?? '', params.get(names.to) ?? ''];
  return {
    user: params.get(names.user)?.slice(0, 100) || null,
    kind: kind in auditKinds ? (kind as AuditKind) : null,
    days: day.test(from) && day.test(to) ? { from, to } : null,
  };
}
