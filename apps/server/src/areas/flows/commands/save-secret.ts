import { validateHeaderValue } from 'node:http';
import { secretHost, type CallOutput, type calls, type ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Stores a value under a name, sealed and bound to hosts; an empty value deletes it. */
export async function saveFlowSecret(
  context: CallContext,
  input: ParsedInput<typeof calls.saveFlowSecret>,
): Promise<Record<string, never>> {
  const name = input.name.trim();
  if (!name) throw new AppError('name_required');
  const { db, secrets } = context;
  const { account_id } = db;
  const target = { kind: 'secret', id: name, label: name } as const;
  if (!input.value) {
    await db.transaction(async (tx) => {
      const removed = await tx.run(
        sql`delete from flow_secrets where account_id = ${account_id} and name = ${name}`,
      );
      if (removed) await recordAudit(context, tx, { action: 'secret.removed', target });
    });
    return {};
  }
  const hosts = hostsOf(input.hosts);
  demandSendable(input.value);
  const sealed = secrets.seal(input.value);
  await db.transaction(async (tx) => {
    await tx.run(
      sql`insert into flow_secrets (account_id, name, sealed, hosts) values (${account_id}, ${name}, ${sealed}, ${hosts})
        on conflict (account_id, name) do update set sealed = excluded.sealed, hosts = excluded.hosts`,
    );
    await recordAudit(context, tx, {
      action: 'secret.saved',
      target,
      details: { endereços: hosts.join(', ') },
    });
  });
  return {};
}

function hostsOf(written: readonly string[]): string[] {
  const hosts = written.map(secretHost);
  const known = hosts.filter((host) => host !== null);
  if (!known.length || known.length < hosts.length) throw new AppError('secret_host_required');
  return [...new Set(known)];
}

/** Throws for a value that no header can carry. */
function demandSendable(value: string): void {
  try {
    validateHeaderValue('authorization', value);
  } catch {
    throw new AppError('secret_value_invalid');
  }
}

/** Lists the names under which values are stored, and the hosts they may be sent to. */
export async function getFlowSecrets({ db }: CallContext): Promise<CallOutput<typeof calls.getFlowSecrets>> {
  return db.rows<{ name: string; hosts: string[] }>(
    sql`select name, hosts from flow_secrets where account_id = ${db.account_id} order by name`,
  );
}
