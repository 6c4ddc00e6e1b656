import type { Connection } from '../connection/connection.ts';
import { takeFault } from '../network/faults.ts';
import type { Network } from '../network/network.ts';
import { child, node, serverJid, type Node } from '../nodes.ts';
import { answerPairingCode } from '../pairing/answer-pairing-code.ts';
import { appState, blocklist, businessProfile, privacy, props, tokens } from './account-answers.ts';
import { groupList, groupMetadata } from './group-answers.ts';
import { keyBundles, keyCount, keyDigest, rotateKey, uploadKeys } from './key-answers.ts';
import { mex } from './mex-answers.ts';
import { QueryRefused, type Answer, type Answerer } from './query.ts';
import { active, nothing, removeDevice } from './session-answers.ts';
import { mediaConnection, picture } from './media-answers.ts';
import { usync } from './usync-answer.ts';

/** Who answers which query: type, namespace and first child. */
const answerers: Record<string, Answerer> = {
  'get w:p ping': nothing,
  'get encrypt count': keyCount,
  'get encrypt digest': keyDigest,
  'get encrypt key': keyBundles,
  'set encrypt registration': uploadKeys,
  'set encrypt rotate': rotateKey,
  'set passive active': active,
  'set passive passive': nothing,
  'get abt props': props,
  'get blocklist': blocklist,
  'get privacy privacy': privacy,
  'set privacy tokens': tokens,
  'get usync usync': usync,
  'set w:sync:app:state sync': appState,
  'set w:m media_conn': mediaConnection,
  'get w:profile:picture picture': picture,
  'get w:biz business_profile': businessProfile,
  'get w:g2 query': groupMetadata,
  'get w:g2 participating': groupList,
  'get w:mex query': mex,
  'set md remove-companion-device': removeDevice,
  'set urn:xmpp:whatsapp:dirty clean': nothing,
};

/** Answers a client's query, or refuses it; an unknown one is remembered, so that tests can assert there was none. */
export async function answerQuery(network: Network, connection: Connection, iq: Node): Promise<void> {
  const to = iq.attrs['to'] ?? serverJid;
  const { id } = iq.attrs;
  try {
    const { content, after } = await findAnswer(network, connection, iq);
    connection.send(node('iq', { from: to, type: 'result', id }, content));
    await after?.();
  } catch (error) {
    if (!(error instanceof QueryRefused)) throw error;
    const refusal = node('error', { code: error.code.toString(), text: error.message });
    connection.send(node('iq', { from: to, type: 'error', id }, [refusal]));
  }
}

function findAnswer(network: Network, connection: Connection, iq: Node): Answer | Promise<Answer> {
  const asked = child(iq);
  if (asked?.tag === 'link_code_companion_reg') return answerPairingCode(network, connection, asked);
  const { owner } = connection;
  if (owner === null) throw new QueryRefused(401, 'not-authorized');
  const { type = '', xmlns = '' } = iq.attrs;
  const fault = takeFault(network.faults.queries, owner.account.phone, (each) => each.xmlns === xmlns);
  if (fault !== null) throw new QueryRefused(fault.code, 'internal-server-error');
  const key = [type, xmlns, ...(asked === null ? [] : [asked.tag])].join(' ');
  const answerer = answerers[key];
  network.answered.set(key, (network.answered.get(key) ?? 0) + 1);
  if (answerer !== undefined) return answerer({ network, connection, owner, iq, asked });
  network.unknown.push(key);
  throw new QueryRefused(501, 'feature-not-implemented');
}
