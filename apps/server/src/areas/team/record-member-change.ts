import { roleNames } from '@prosa/contract';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import type { Member } from './reader.ts';

interface Change {
  before: Member;
  after: Member;
  /** Whether somebody else chose a password for them. */
  hasNewPassword: boolean;
}

/** Writes what was changed of a member into the audit trail: which fields, and for the role from what to what. */
export async function recordMemberChange(
  context: CallContext,
  tx: Transaction,
  { before, after, hasNewPassword }: Change,
): Promise<void> {
  const target = { kind: 'user', id: before.id, label: after.name } as const;
  if (after.filed) return recordAudit(context, tx, { action: 'team.member_removed', target });
  if (hasNewPassword) await recordAudit(context, tx, { action: 'password.given', target });
  const details = changesOf(before, after);
  if (Object.keys(details).length)
    await recordAudit(context, tx, { action: 'team.member_changed', target, details });
}

function changesOf(before: Member, after: Member): Record<string, string> {
  const isOther = (field: keyof Member) =>
    JSON.stringify(sorted(before[field])) !== JSON.stringify(sorted(after[field]));
  const others = Object.entries(fieldNames).filter(([field]) => isOther(field as keyof Member));
  return {
    ...(isOther('user_role')
      ? { permissão: `${roleNames[before.user_role]} → ${roleNames[after.user_role]}` }
      : {}),
    ...(others.length ? { mudou: others.map(([, name]) => name).join(', ') } : {}),
  };
}

const fieldNames: Partial<Record<keyof Member, string>> = {
  name: 'nome',
  email: 'e-mail',
  phone: 'telefone',
  departments: 'departamentos',
  access_restrictions: 'restrições',
};

function sorted(value: Member[keyof Member]): unknown {
  return Array.isArray(value) ? [...value].map(String).toSorted((a, b) => a.localeCompare(b)) : value;
}
