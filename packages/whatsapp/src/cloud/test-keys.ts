import { createHmac } from 'node:crypto';
import { accountHasNumber, readNumber, subscribeWebhooks, type CloudNumber } from './check-keys.ts';
import { actionOf } from './error-actions.ts';
import { createGraphClient, GraphRefusal, type GraphSettings } from './graph-client.ts';
import type { CloudKeys } from './keys.ts';

/**
 * What is wrong with keys: the token is not valid, may not use the number or the account, the account has another
 * number, or the secret is not that of the token's app. `unreachable`: Meta gave no answer, or none for now.
 */
export type KeysProblem = 'token' | 'number' | 'account' | 'secret' | 'unreachable';

/** Asks Meta about each of the keys, and subscribes the app to the account's webhooks. */
export async function testKeys(
  settings: GraphSettings,
  keys: CloudKeys,
): Promise<{ number: CloudNumber; problem: null } | { number: null; problem: KeysProblem }> {
  const graph = createGraphClient(settings, keys.access_token);
  let problem: KeysProblem = 'number';
  try {
    const number = await readNumber(graph, keys);
    problem = 'account';
    if (!(await accountHasNumber(graph, keys))) return { number: null, problem };
    problem = 'secret';
    await graph.get(keys.phone_number_id, { fields: 'id', appsecret_proof: proofOf(keys) });
    problem = 'account';
    await subscribeWebhooks(graph, keys);
    return { number, problem: null };
  } catch (error) {
    return { number: null, problem: problemBehind(error, problem) };
  }
}

/** Meta compares this with the secret of the token's app. */
function proofOf({ app_secret, access_token }: CloudKeys): string {
  return createHmac('sha256', app_secret).update(access_token).digest('hex');
}

function problemBehind(error: unknown, during: KeysProblem): KeysProblem {
  if (!(error instanceof GraphRefusal) || actionOf(error.code).kind === 'wait') return 'unreachable';
  return error.code === 190 ? 'token' : during;
}
