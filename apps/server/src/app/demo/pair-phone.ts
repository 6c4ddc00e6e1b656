import { eventsWith } from '@prosa/whatsapp';
import type { Simulator } from '../simulator.ts';

type Network = Pick<Simulator, 'driver' | 'seam'>;

/** Lets a phone of the simulated network scan a channel's QR, and returns the login that a later connect needs. */
export async function pairPhone(
  { driver, seam }: Network,
  { channel_id, phone }: { channel_id: string; phone: string },
): Promise<{ credentials: string; jid: string }> {
  let credentials = '';
  const opened = deferred<string>();
  const events = eventsWith({
    async qr(qrcode) {
      await seam['scan']?.handle({ qrcode, phone });
    },
    async status(status) {
      if (status.status === 'open') opened.resolve(status.jid);
      if (status.status === 'close') opened.reject(new Error(`demo phone not paired: ${status.reason}`));
    },
    async credentials(login) {
      credentials = login ?? '';
    },
  });
  const connection = await driver.connect({ channel_id, credentials: null, events });
  const jid = await opened.promise;
  await connection.disconnect();
  return { credentials, jid };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
