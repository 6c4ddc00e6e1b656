import { lidJid, phoneJid } from '../jids.ts';
import type { Group } from '../network/group.ts';
import type { Network } from '../network/network.ts';
import { node, type Node } from '../nodes.ts';
import { QueryRefused, type Answerer } from './query.ts';

/** Answers what a group is and who is in it. */
export const groupMetadata: Answerer = ({ network, iq }) => {
  const group = network.groups.get(iq.attrs['to'] ?? '');
  if (group === undefined) throw new QueryRefused(404, 'item-not-found');
  return { content: [groupNode(network, group)] };
};

/** Answers all groups of the client's number. */
export const groupList: Answerer = ({ network, owner }) => {
  const own = [...network.groups.values()].filter(({ members }) => members.includes(owner.account.phone));
  const content = own.map((group) => groupNode(network, group));
  return { content: [node('groups', {}, content)] };
};

function groupNode(network: Network, group: Group): Node {
  const at = Math.floor(group.at / 1000).toString();
  const creator = network.accounts.get(group.creator);
  const owner = creator && lidJid(creator);
  return node(
    'group',
    {
      id: group.jid.split('@')[0],
      subject: group.subject,
      s_t: at,
      s_o: owner,
      creation: at,
      creator: owner,
      addressing_mode: 'lid',
    },
    group.members.flatMap((phone) => memberNode(network, group, phone)),
  );
}

function memberNode(network: Network, group: Group, phone: string): Node[] {
  const account = network.accounts.get(phone);
  if (account === undefined) return [];
  const type = phone === group.creator ? 'superadmin' : undefined;
  return [node('participant', { jid: lidJid(account), phone_number: phoneJid(account), type })];
}
