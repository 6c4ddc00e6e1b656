import { createCipheriv } from 'node:crypto';
import { proto } from 'baileys';
import type { Taken } from '../connection/taken.ts';
import { nameOf, store } from '../media/start-media-server.ts';
import { shownJid } from '../messages/addressing.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import { findAccount } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { child, node, type Node } from '../nodes.ts';
import { derive } from '../noise/ciphers.ts';
import { filePart } from '../phone/send-file.ts';

const notFound = '2';

/** Takes a linked device's word that a file has expired: its phone uploads the file again and says where it is. */
export function takeFileRequest({ network, owner, stanza }: Taken): void {
  const { id = '' } = stanza.attrs;
  const { jid, from_me } = child(stanza, 'rmr')?.attrs ?? {};
  const author = from_me === 'true' ? owner.account : findAccount(network, jid);
  const part = filePart(author?.sent[id]?.message ?? {});
  const bytes = network.faults.lostFiles.has(id)
    ? null
    : network.files.readOnPhone(nameOf(part?.directPath ?? ''));
  const answer =
    bytes && part?.mediaKey
      ? uploaded(network, { id, mediaKey: part.mediaKey, bytes })
      : node('error', { code: notFound });
  const attrs = { from: shownJid(network, owner.account), type: 'mediaretry', id, t: seconds(network) };
  deliver(network, owner, node('notification', attrs, [answer, node('rmr', { jid, from_me })]));
}

function uploaded(
  network: Network,
  { id, mediaKey, bytes }: { id: string; mediaKey: Uint8Array; bytes: Buffer },
): Node {
  const { SUCCESS: result } = proto.MediaRetryNotification.ResultType;
  const directPath = store(network.files, network.random, bytes);
  const told = proto.MediaRetryNotification.encode({ stanzaId: id, directPath, result }).finish();
  const iv = network.random(12);
  const key = derive(mediaKey, { info: 'WhatsApp Media Retry Notification' }, 32);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(told), cipher.final(), cipher.getAuthTag()]);
  return node('encrypt', {}, [node('enc_p', {}, sealed), node('enc_iv', {}, iv)]);
}
