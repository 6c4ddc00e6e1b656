import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, listOf, ref, text } from '../shapes.ts';
import { auditEntry } from './audit.ts';

const access = { can: 'audit.view' } as const;
const filter = {
  user: ref('user').optional(),
  kind: text(20).optional(),
  from: text(10).optional(),
  to: text(10).optional(),
};

export const auditCalls = {
  /** The audit trail, newest first, from the entry before `before` on; with everybody who may stand in it. */
  getAuditEntries: defineCall({
    path: 'get-audit-entries',
    access,
    input: z.object({ ...filter, before: ref('audit_entry').optional() }),
    output: listOf(auditEntry).extend({ people: z.array(z.object({ _id: z.string(), name: z.string() })) }),
    errors: ['not_found', 'period_invalid'],
  }),
  exportAuditEntries: defineCall({
    path: 'export-audit-entries',
    access,
    input: z.object(filter),
    output: done,
    download: true,
    errors: ['not_found', 'period_invalid'],
  }),
};
