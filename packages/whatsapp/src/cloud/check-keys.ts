import { z } from 'zod';
import type { CloudKeys } from './keys.ts';
import type { GraphClient } from './graph-client.ts';

const shape = z.object({
  id: z.string(),
  display_phone_number: z.string(),
  verified_name: z.string().optional().catch(undefined),
  status: z.string().optional().catch(undefined),
  is_on_biz_app: z.boolean().optional().catch(undefined),
  throughput: z.object({ level: z.string() }).optional().catch(undefined),
});
const numbers = z.object({ data: z.array(z.object({ id: z.string() })) });

/** A number as Meta knows it. */
export interface CloudNumber {
  /** Digits. */
  phone: string;
  name: string | null;
  /** Meta lets it begin no new chats. */
  restricted: boolean;
  /** How many messages it may send in a second. */
  perSecond: number;
}

/**
 * Asks Meta about the number behind the keys, which proves id and token. Rejects like the client.
 */
export async function readNumber(graph: GraphClient, { phone_number_id }: CloudKeys): Promise<CloudNumber> {
  const fields = 'id,display_phone_number,verified_name,status,is_on_biz_app,throughput';
  const number = shape.parse(await graph.get(phone_number_id, { fields }));
  return {
    phone: number.display_phone_number.replaceAll(/\D/g, ''),
    name: number.verified_name ?? null,
    restricted: number.status === 'RESTRICTED' || number.status === 'BANNED',
    perSecond: perSecondOf(number),
  };
}

/** Returns whether the business account has the number, which proves the account's id. Rejects like the client. */
export async function accountHasNumber(
  graph: GraphClient,
  { waba_id, phone_number_id }: CloudKeys,
): Promise<boolean> {
  const listed = numbers.parse(await graph.get(`${waba_id}/phone_numbers`, { fields: 'id', limit: '200' }));
  return listed.data.some(({ id }) => id === phone_number_id);
}

/** Asks Meta to deliver the account's webhooks to the app of the keys; doing it again changes nothing. */
export async function subscribeWebhooks(graph: GraphClient, { waba_id }: CloudKeys): Promise<void> {
  await graph.post(`${waba_id}/subscribed_apps`, {});
}

/** A number that is also in the Business app sends 20 a second; others 80, or 1000 where Meta raised it. */
function perSecondOf({ is_on_biz_app, throughput }: z.infer<typeof shape>): number {
  if (is_on_biz_app) return 20;
  return throughput?.level === 'HIGH' ? 1000 : 80;
}
