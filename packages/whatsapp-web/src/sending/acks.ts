import { SendOutcomeUnknown, SendPostponed, SendRejected, type RejectionCode } from '@prosa/whatsapp';
import { isOurs, platformId } from '../addresses/message-id.ts';
import type { Link } from '../connection/link.ts';

/** Error codes of the network's answer to a message; any other one is a plain refusal. */
const refusals: Readonly<Record<string, RejectionCode>> = {
  404: 'unregistered',
  463: 'new_chats_held',
  479: 'undeliverable',
};
const tooMany = '429';
const pauseMs = 60_000;
/** How long an answer may take; WhatsApp gives it in a fraction of a second. */
const answerWithinMs = 30_000;
/** So many accepted messages are remembered for `confirm`. */
const maxRemembered = 2000;

interface Expected {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * The network's answers to what was sent. Baileys reports only refusals, so the answers are read from the socket; a
 * receipt also proves that its message was accepted.
 */
export class Acks {
  readonly #link: Link;
  readonly #expected = new Map<string, Expected>();
  readonly #accepted = new Set<string>();

  constructor(link: Link) {
    this.#link = link;
    link.signal.addEventListener('abort', () => {
      for (const { reject } of this.#expected.values()) reject(new SendOutcomeUnknown());
    });
  }

  /** Returns what resolves when the network accepts this id, and rejects when it refuses it or gives no answer. */
  expect(id: string): Promise<void> {
    const settled = new AbortController();
    const answer = new Promise<void>((resolve, reject) => this.#expected.set(id, { resolve, reject }));
    void this.#link
      .wait(answerWithinMs, settled.signal)
      .then(() => this.#expected.get(id)?.reject(new SendOutcomeUnknown()));
    const leave = () => {
      this.#expected.delete(id);
      settled.abort();
    };
    answer.then(leave, leave);
    return answer;
  }

  /** Nothing was sent under this id after all. */
  cancel(id: string): void {
    this.#expected.get(id)?.resolve();
  }

  /** The network answered; `error` is its code where it refused. */
  answered(id: string, error: string | undefined): void {
    if (error === undefined) return this.accepted(id);
    const expected = this.#expected.get(id);
    if (expected) expected.reject(this.#refusal(error));
    else this.#refusedLate(platformId(id), error);
  }

  /** The network has the message. */
  accepted(id: string): void {
    this.#accepted.add(id);
    for (const oldest of this.#accepted) {
      if (this.#accepted.size <= maxRemembered) break;
      this.#accepted.delete(oldest);
    }
    this.#expected.get(id)?.resolve();
  }

  /** Returns what is known of an id: accepted, still waiting for an answer, or nothing. */
  stateOf(id: string): 'accepted' | 'waiting' | 'nothing' {
    if (this.#accepted.has(id)) return 'accepted';
    return this.#expected.has(id) ? 'waiting' : 'nothing';
  }

  /** Reports a refusal for which nobody waits any more. */
  #refusedLate(platform_message_id: string, error: string): void {
    if (!isOurs(platform_message_id)) return;
    const failure = { platform_message_id, code: refusals[error] ?? 'refused' };
    this.#link.tell(() => this.#link.events.failed(failure));
  }

  #refusal(error: string): Error {
    if (error !== tooMany) return new SendRejected(refusals[error] ?? 'refused');
    return new SendPostponed(new Date(this.#link.clock.now().getTime() + pauseMs), 'number');
  }
}
