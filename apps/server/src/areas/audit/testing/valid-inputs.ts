import { calls, type auditCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import type { Scope } from '../../../testing/contract/furnish.ts';

/** Valid inputs of the calls of this area. */
export const auditInputs = {
  getAuditEntries: async (scope) => [
    { user: scope.company.owner.user._id, from: '2026-01-01', to: '2099-12-31' },
    { kind: 'channel', before: await auditEntryOf(scope) },
  ],
  exportAuditEntries: async ({ company }) => [{ user: company.owner.user._id }],
} satisfies InputsOf<typeof auditCalls>;

/** What connecting and furnishing left in the audit trail. */
const auditEntryOf = async ({ company: { owner } }: Scope) =>
  (await owner.call(calls.getAuditEntries, {})).data[0]?._id ?? '';
