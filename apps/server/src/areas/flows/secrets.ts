import { maySendSecret } from '@prosa/contract';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { AccountDb } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** The headers that carry a secret, or a sentence about why it is not sent. */
export type SecretHeaders = { headers: Record<string, string> } | { problem: string };

interface Asked {
  /** The secret's name; null or empty for none. */
  secret: string | null;
  url: string;
}

/** Opens a company's secret when it is about to be sent to an address, which must be on a host it is bound to. */
export async function secretHeaders(
  db: AccountDb,
  secrets: SecretBox,
  { secret, url }: Asked,
): Promise<SecretHeaders> {
  if (!secret) return { headers: {} };
  const row = await db.row<{ sealed: Buffer; hosts: string[] }>(
    sql`select sealed, hosts from flow_secrets where account_id = ${db.account_id} and name = ${secret}`,
    'flow_secret',
  );
  if (!row) return { problem: `A senha de acesso “${secret}” não existe mais.` };
  const { sealed, hosts } = row;
  if (!hosts.length) return { problem: `A senha de acesso “${secret}” não diz a que servidor pode ir.` };
  if (!maySendSecret(url, hosts)) {
    return { problem: `A senha de acesso “${secret}” só pode ir, por https, a ${hosts.join(', ')}.` };
  }
  const value = opened(secrets, sealed);
  return value === null
    ? { problem: `A senha de acesso “${secret}” não pôde ser aberta. Salve-a de novo.` }
    : { headers: { Authorization: value } };
}

/** Opens a sealed value; null when its key is not in the ring. */
function opened(secrets: SecretBox, sealed: Buffer): string | null {
  try {
    return secrets.open(sealed);
  } catch {
    return null; // the caller's sentence says so
  }
}
