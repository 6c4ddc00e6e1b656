import { initAuthCreds } from 'baileys';
import type { Connection } from '../connection/connection.ts';
import { deliver } from '../messages/deliver.ts';
import { seconds } from '../messages/send-to-companion.ts';
import { shownJid } from '../messages/addressing.ts';
import { replacedNode } from '../login/login.ts';
import { unlink } from '../login/unlink.ts';
import type { Account } from '../network/account.ts';
import { ownersOf } from '../network/directory.ts';
import type { AckFault, LoginFailure, PairingFault, QueryFault } from '../network/faults.ts';
import type { Network, NewChatLimits } from '../network/network.ts';
import { node, serverJid, type Node } from '../nodes.ts';
import { stanzaId } from '../pairing/offer.ts';

/** Creates what goes wrong with a phone, its linked devices and their connections. */
export function createTroubles(network: Network, account: Account) {
  const { faults } = network;
  const live = () => liveConnections(network, account);
  return {
    /** Cuts the connections of its linked devices, as a network failure does. */
    drop: () => live().forEach((connection) => connection.terminate()),
    /** Stops answering and sending on the connections that there are, without closing them. */
    mute: () => live().forEach((connection) => (connection.mute = true)),
    /** Ends connections with a node: `streamError(503)`. */
    streamError: (code: number) => close(live(), node('stream:error', { code: code.toString() })),
    /** Ends connections because the phone left the multi-device mode. */
    leaveMultiDevice: () =>
      live().forEach((connection) => connection.send(node('ib', {}, [node('downgrade_webclient')]))),
    /** Ends connections as another client with the same login does when it connects. */
    replace: () => close(live(), replacedNode()),
    /** Removes all linked devices on the phone. */
    unlink: () => ownersOf(account).forEach((owner) => unlink(network, owner)),
    /** Refuses the next login of a linked device. */
    failNextLogin: (failure: LoginFailure) => add(faults.logins, account, failure),
    /** Refuses the next message with this code, 463 for instance; with `to`, the next one to that phone. */
    refuseNextMessage: (error: number, to?: string) => add<AckFault>(faults.acks, account, { error, to }),
    /** Delivers the next message and cuts the connection before its acknowledgement. */
    loseNextAck: () => add<AckFault>(faults.acks, account, 'lost'),
    /** Answers the next query of a namespace with an error. */
    refuseNextQuery: (fault: QueryFault) => add(faults.queries, account, fault),
    /** Damages the next messages to its linked devices, so that they ask for them again. */
    damageNext: (count = 1) => faults.damaged.set(account.phone, count),
    /** Makes the handset unable to read its next messages, so that it asks for them again. */
    cannotReadNext: (count = 1) => faults.unreadable.set(account.phone, count),
    /** Lets the handset lose the file of a message, so that it cannot upload it again. */
    loseFile: (id: string) => void faults.lostFiles.add(id),
    /** Spoils the next pairing. */
    spoilNextPairing: (fault: PairingFault) => faults.pairings.set(account.phone, fault),
    /** Gives the handset new keys, as a new phone has; the other side learns of it. */
    reinstall: (notified: string[] = []) => reinstall(network, account, notified),
    /** Limits the new chats of this number, and notifies its linked devices. */
    limitNewChats: (limits: NewChatLimits | null) => limitNewChats(network, account, limits),
  };
}

function liveConnections(network: Network, account: Account): Connection[] {
  return [...network.connections].filter(({ owner }) => owner?.account === account);
}

function close(connections: Connection[], last: Node): void {
  for (const connection of connections) connection.close(last);
}

function add<T>(faults: Map<string, T[]>, { phone }: Account, fault: T): void {
  faults.set(phone, [...(faults.get(phone) ?? []), fault]);
}

function reinstall(network: Network, account: Account, notified: string[]): void {
  const { signedIdentityKey, signedPreKey, registrationId } = initAuthCreds();
  account.signal = { creds: { signedIdentityKey, signedPreKey, registrationId }, keys: {}, nextPreKeyId: 1 };
  network.signals.get(account.phone)?.close();
  network.signals.delete(account.phone);
  network.changed();
  for (const phone of notified) {
    const other = network.accounts.get(phone);
    for (const owner of other ? ownersOf(other) : []) {
      const attrs = { from: shownJid(network, account), type: 'encrypt', id: stanzaId(network) };
      deliver(network, owner, node('notification', { ...attrs, t: seconds(network) }, [node('identity')]));
    }
  }
}

function limitNewChats(network: Network, account: Account, limits: NewChatLimits | null): void {
  if (limits === null) network.newChatLimits.delete(account.phone);
  else network.newChatLimits.set(account.phone, limits);
  network.changed();
  const data = {
    xwa2_notify_account_reachout_timelock: {
      is_active: limits?.heldUntil !== undefined,
      time_enforcement_ends: limits?.heldUntil?.toString(),
      enforcement_type: 'DEFAULT',
    },
  };
  for (const owner of ownersOf(account)) {
    const attrs = { from: serverJid, type: 'mex', id: stanzaId(network), t: seconds(network) };
    const content = Buffer.from(JSON.stringify({ data }));
    const update = node('update', { op_name: 'NotificationUserReachoutTimelockUpdate' }, content);
    deliver(network, owner, node('notification', attrs, [update]));
  }
}
