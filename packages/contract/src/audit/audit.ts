import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';
import type { AuditAction } from './audit-texts.ts';

/** What an act was done to. */
export type AuditTargetKind =
  | 'user'
  | 'account'
  | 'contact'
  | 'conversation'
  | 'file'
  | 'tag'
  | 'department'
  | 'quick_message'
  | 'flow'
  | 'import'
  | 'audience'
  | 'schedule'
  | 'campaign'
  | 'channel'
  | 'secret';

/**
 * Small facts of an act, under the names that people use: numbers, and words of the company's own. Never a secret, a
 * message or a contact's data.
 */
export const auditDetails = z.record(z.string(), z.union([z.string(), z.number()]));
export type AuditDetails = z.infer<typeof auditDetails>;

/** An entry of the audit trail as its screen lists it. */
export const auditEntry = z.object({
  _id: rowId,
  at: instant,
  // The table of texts stays out of what every screen loads; the server only writes actions that are in it.
  action: z.custom<AuditAction>(),
  /** Empty when nobody was signed in. */
  user_name: z.string(),
  /** Whether it was the provider's staff, and nobody of the company. */
  by_staff: z.boolean(),
  target: z
    .object({ kind: z.custom<AuditTargetKind>(), _id: z.string(), label: z.string(), gone: z.boolean() })
    .nullable(),
  address: z.string(),
  device: z.string(),
  details: auditDetails,
  times: z.number().int(),
  last_at: instant,
});

export type AuditEntry = z.infer<typeof auditEntry>;
