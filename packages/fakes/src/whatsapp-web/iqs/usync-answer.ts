import { lidJid, phoneJid } from '../jids.ts';
import type { Account } from '../network/account.ts';
import { findAccount } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { bytesOf, child, children, node, type Node } from '../nodes.ts';
import type { Answerer } from './query.ts';
import { spellingsOf } from './spellings.ts';

/** Answers what is known of users: whether they exist, their devices, their LID. */
export const usync: Answerer = ({ network, asked }) => {
  const protocols = children(child(asked, 'query')).map(({ tag }) => tag);
  const users = children(child(asked, 'list'), 'user').map((user) => {
    const found = findUser(network, user);
    const content = protocols.flatMap((protocol) => describe(found.account, protocol));
    return node('user', { jid: found.jid }, content);
  });
  const { sid, mode, context } = asked?.attrs ?? {};
  return {
    content: [
      node('usync', { sid, mode, context, last: 'true', index: '0' }, [
        node(
          'result',
          {},
          protocols.map((protocol) => node(protocol)),
        ),
        node('list', {}, users),
      ]),
    ],
  };
};

/** Finds a user by address, or by phone in any way the phone is written; the answer has the one that is registered. */
function findUser(network: Network, user: Node): { jid: string; account: Account | null } {
  const jid = user.attrs['jid'];
  if (jid !== undefined) return { jid, account: findAccount(network, jid) };
  const digits = (bytesOf(child(user, 'contact'))?.toString() ?? '').replaceAll(/\D/g, '');
  for (const spelling of spellingsOf(digits)) {
    const account = network.accounts.get(spelling);
    if (account !== undefined) return { jid: phoneJid(account), account };
  }
  return { jid: `${digits}@s.whatsapp.net`, account: null };
}

function describe(account: Account | null, protocol: string): Node[] {
  if (protocol === 'contact') return [node('contact', { type: account === null ? 'out' : 'in' })];
  if (protocol === 'devices') return [node('devices', {}, [deviceList(account)])];
  if (protocol === 'lid') return account === null ? [] : [node('lid', { val: lidJid(account) })];
  if (protocol === 'status') return [node('status', { t: '0' })];
  return [];
}

function deviceList(account: Account | null): Node {
  const linked = (account?.companions ?? []).map(({ device }) =>
    node('device', { id: device.toString(), 'key-index': device.toString() }),
  );
  return node('device-list', {}, account === null ? [] : [node('device', { id: '0' }), ...linked]);
}
