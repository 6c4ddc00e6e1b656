import { lidJid, phoneJid } from '../jids.ts';
import type { Account, Addressing } from '../network/account.ts';
import { accountOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { scan } from '../pairing/scan.ts';
import { typeCode } from '../pairing/type-code.ts';
import { store } from '../media/start-media-server.ts';
import { addHistory, type PastMessage } from './add-history.ts';
import { createGroup } from './create-group.ts';
import { createTroubles } from './troubles.ts';
import { createWriting } from './writing.ts';

/** Creates what plays one handset. People are named by their phone, digits only. */
export function createPhone(network: Network, account: Account) {
  return {
    phone: account.phone,
    jid: phoneJid(account),
    lid: lidJid(account),
    account,
    /** Scans the QR of a client, which is then linked to this phone. Rejects when the client refuses. */
    scan: (qr: string) => scan(network, account, qr),
    /** Types the code that a client shows. Rejects when it is wrong. */
    typeCode: (code: string) => typeCode(network, account, code),
    ...createWriting(network, account),
    ...createTroubles(network, account),
    /** Makes a group and returns its address, to which members `send`. */
    createGroup: (subject: string, members: string[]) => createGroup(network, account, { subject, members }),
    /** Adds past messages with somebody, which a device that is linked later receives. */
    addHistory: (other: string, messages: PastMessage[]) =>
      addHistory(network, account, { other: accountOf(network, other), messages }),
    /** Changes its picture; null takes it away. */
    setPicture: (jpeg: Buffer | null) => {
      account.picture = jpeg === null ? null : store(network.files, network.random, jpeg);
      network.changed();
    },
    /** Changes how others see its address; null for what the network has as its setting. */
    showAs: (addressing: Addressing | null) => {
      account.addressing = addressing;
      network.changed();
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
