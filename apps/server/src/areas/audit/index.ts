import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { auditPolicy } from './policy.ts';
import { bind, bindDownload } from '../../platform/http/binding.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { forgetOldEntries } from './jobs/forget-old.ts';
import { exportAuditEntries } from './queries/export-audit-entries.ts';
import { getAuditEntries } from './queries/get-audit-entries.ts';

export { readTrail } from './queries/get-audit-entries.ts';

/** The audit trail as the company's owner reads it. The areas record the acts themselves (platform/audit). */
export const auditArea: Area = {
  name: 'audit',
  bindings: [
    bind(calls.getAuditEntries, getAuditEntries),
    bindDownload(calls.exportAuditEntries, exportAuditEntries),
  ],
  policy: auditPolicy,
  presenters: [],
  periodic: [{ name: 'clean-up of the audit trail', everyMs: hourMs, run: forgetOldEntries }],
};
