import { baseUrl } from '../../../platform/config/base-url.ts';
import type { Tools } from '../../../platform/tools.ts';

/** A run of a company. */
export interface RunPlace {
  account_id: string;
  run_id: string;
}

export const webhookPath = '/webhooks/flows';

const signed = ({ account_id, run_id }: RunPlace) => `flow-run ${account_id} ${run_id}`;

/**
 * Returns the address at which programs outside answer a run. It names the run and is signed, so that nobody can
 * guess one.
 */
export function returnAddress(
  { secrets, config }: Pick<Tools, 'secrets' | 'config'>,
  place: RunPlace,
): string {
  const name = Buffer.from(`${place.account_id} ${place.run_id}`).toString('base64url');
  return `${baseUrl(config)}${webhookPath}/${name}.${secrets.sign(signed(place))}`;
}

/** Reads the run from its address; null when the address was not made here. */
export function readReturnToken({ secrets }: Pick<Tools, 'secrets'>, token: string): RunPlace | null {
  const [name = '', signature = ''] = token.split('.');
  const [account_id, run_id, ...rest] = Buffer.from(name, 'base64url').toString().split(' ');
  if (!account_id || !run_id || rest.length) return null;
  const place = { account_id, run_id };
  return secrets.verify(signed(place), signature) ? place : null;
}
