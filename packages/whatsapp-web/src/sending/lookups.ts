import type { WASocket } from 'baileys';
import { phoneVariants } from '@prosa/brazil';
import { NotConnected } from '@prosa/whatsapp';
import type { Link } from '../connection/link.ts';

/** WhatsApp notices numbers that ask a lot: at most one question in so many milliseconds. */
const betweenChecksMs = 1000;

/** Asks the network which of a phone's spellings has an account, one question after the other. */
export class PhoneChecks {
  readonly #link: Link;
  readonly #socket: Pick<WASocket, 'onWhatsApp'>;
  readonly #running = new Map<string, Promise<string | null>>();
  #line: Promise<unknown> = Promise.resolve();

  constructor(link: Link, socket: Pick<WASocket, 'onWhatsApp'>) {
    this.#link = link;
    this.#socket = socket;
  }

  /** Returns the jid of a phone, or null when it has no account. Rejects with NotConnected when nothing answers. */
  check(phone: string): Promise<string | null> {
    const running = this.#running.get(phone);
    if (running) return running;
    const answer = this.#line.then(() => this.#ask(phone));
    this.#running.set(phone, answer);
    const leave = () => this.#running.delete(phone);
    answer.then(leave, leave);
    this.#line = answer.then(
      () => this.#link.wait(betweenChecksMs),
      () => this.#link.wait(betweenChecksMs),
    );
    return answer;
  }

  async #ask(phone: string): Promise<string | null> {
    if (this.#link.isDown) throw new NotConnected();
    const answer = await this.#socket.onWhatsApp(...phoneVariants(phone)).catch(() => undefined);
    if (!answer) throw new NotConnected();
    return answer.find(({ exists }) => exists)?.jid ?? null;
  }
}
