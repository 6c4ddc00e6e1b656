import { z } from 'zod';
import { defineCall } from '../call.ts';
import { auditEntry } from '../audit/audit.ts';
import { done, listOf, ref, text } from '../shapes.ts';
import { currentUser } from '../team/user.ts';
import { customer, customerSituation } from './customer.ts';

function readNumber(typed: unknown): number {
  if (typeof typed === 'number') return typed;
  return typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
}

const access = { can: 'backoffice.customers' } as const;
/** A number, or what was typed for one; everything else is refused with the specification's sentence, not as malformed. */
const typedNumber = z.unknown().transform(readNumber);

export const backofficeCalls = {
  /** Everybody of the customers' companies, the newest first, or those whose name, e-mail or company holds the query. */
  getCustomers: defineCall({
    path: 'get-customers',
    access,
    input: z.object({
      page: z.number().int().min(1).max(10_000).default(1),
      itemsPerPage: z.number().int().min(1).max(100).default(10),
      query: text(120).default(''),
    }),
    output: z.object({ data: z.array(customer), total: z.number().int() }),
  }),
  getCustomerSituation: defineCall({
    path: 'get-customer-situation',
    access,
    input: z.object({ account_id: ref('customer_account') }),
    output: customerSituation,
    errors: ['not_found'],
  }),
  /** What staff did, the newest first, from the entry before `before` on: the trail of the provider's own account. */
  getStaffActs: defineCall({
    path: 'get-staff-acts',
    access,
    input: z.object({ before: ref('audit_entry').optional() }),
    output: listOf(auditEntry),
    errors: ['not_found'],
  }),
  updateAccount: defineCall({
    path: 'update-account',
    access,
    input: z.object({
      account_id: ref('customer_account'),
      max_channels: typedNumber,
      max_users: typedNumber,
      max_flows: typedNumber,
      campaigns_enabled: z.boolean(),
      custom_negotiation: z.boolean(),
    }),
    output: done,
    errors: ['not_found', 'max_channels_invalid', 'max_users_invalid', 'max_flows_invalid'],
  }),
  /** Gives somebody a first password again: they are signed out everywhere and choose their own at the next sign-in. */
  changeCustomerPassword: defineCall({
    path: 'change-customer-password',
    access,
    input: z.object({ user_id: ref('customer'), new_password: z.string().max(200) }),
    output: done,
    errors: ['not_found', 'password_too_short', 'password_too_common', 'password_is_own_data'],
  }),
  /** Opens a session inside a customer's account, for an hour, with the reason in its audit trail. */
  enterAccount: defineCall({
    path: 'enter-account',
    access,
    input: z.object({ account_id: ref('customer_account'), reason: text(300) }),
    output: z.object({ token: z.string(), user: currentUser }),
    errors: ['not_found', 'visit_reason_required'],
  }),
  /** How many people of the customers have a screen open, over all processes. */
  getOnlineUsers: defineCall({
    path: 'get-online-users',
    access: { can: 'backoffice.technical' },
    input: z.object({}),
    output: z.number().int(),
  }),
};
