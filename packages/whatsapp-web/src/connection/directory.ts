import type { WASocket } from 'baileys';
import type { Peer } from '@prosa/whatsapp';
import { addressOf } from '../addresses/jid.ts';
import { peerOf } from '../addresses/peer.ts';
import { isMe, type Me } from '../reading/envelope.ts';
import type { Link } from './link.ts';

/** So many pairs are remembered as reported; more only means that some are reported again. */
const maxReported = 5000;

/** Knows which addresses are one person's, and reports what the owner cannot learn from a message. */
export class Directory {
  readonly #link: Link;
  readonly #me: () => Me;
  readonly #reported = new Set<string>();
  #line: Promise<void> = Promise.resolve();

  constructor(link: Link, me: () => Me) {
    this.#link = link;
    this.#me = me;
  }

  /** The owner is about to hear of this peer, with both addresses. */
  seen(peer: Peer | null): void {
    if (peer?.phone && peer.lid) this.#remember(`${peer.phone} ${peer.lid}`);
  }

  /** The network said that these addresses belong together. */
  mapped(pairs: readonly { lid: string; pn: string }[]): void {
    for (const { lid, pn } of pairs) {
      const peer = peerOf([pn, lid]);
      if (!peer?.phone || !peer.lid || isMe(peer.jid, this.#me())) continue;
      if (!this.#remember(`${peer.phone} ${peer.lid}`)) continue;
      // One after the other: the first login brings thousands. Nothing waits for them.
      this.#line = this.#line.then(() => this.#report(peer));
    }
  }

  /** Returns the peer with the phone that the network told earlier, if it hid it this time. */
  async complete(peer: Peer, { lidMapping }: WASocket['signalRepository']): Promise<Peer> {
    if (peer.phone || !peer.lid) return peer;
    const jid = await lidMapping.getPNForLID(peer.lid);
    if (addressOf(jid)?.kind !== 'phone' || isMe(jid, this.#me())) return peer;
    return peerOf([jid, peer.lid], peer.name) ?? peer;
  }

  async #report(peer: Peer): Promise<void> {
    if (this.#link.isDown) return;
    await this.#link.events.identified(peer).catch((error: unknown) => this.#link.fail(error));
  }

  #remember(pair: string): boolean {
    if (this.#reported.has(pair)) return false;
    if (this.#reported.size >= maxReported) this.#reported.clear();
    this.#reported.add(pair);
    return true;
  }
}
