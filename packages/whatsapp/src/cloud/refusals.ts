import { NotConnected, SendOutcomeUnknown, SendPostponed, SendRejected } from '../refusals.ts';
import type { Clock } from '../timing.ts';
import type { ChatHold } from './chat-hold.ts';
import { actionOf, type ErrorAction } from './error-actions.ts';
import { GraphRefusal, GraphUnreachable } from './graph-client.ts';
import type { SendLimits } from './send-limits.ts';

interface Parts {
  clock: Clock;
  limits: SendLimits;
  hold: ChatHold;
  /** Called when the keys no longer work. */
  onKeysRefused(code: number): void;
}

type WaitAction = Extract<ErrorAction, { kind: 'wait' }>;

const maxServiceWaitMs = 60_000;
/** A message that the Graph could not take this often, without saying why, is given up. */
const maxTries = 6;

/** Turns what went wrong between us and the Graph into what the port says about it. */
export class Refusals {
  readonly #parts: Parts;
  /** How often in a row the Graph did not take a message, by its id. */
  readonly #tries = new Map<string, number>();
  /** How many pauses of the number there were in a row. */
  #inARow = 0;
  #pausedUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the error with which a call of the port about a message to `to` ends. */
  async explain(error: unknown, { id, to }: { id: string; to: string }): Promise<Error> {
    if (error instanceof GraphUnreachable) return new NotConnected();
    if (!(error instanceof GraphRefusal)) return new SendOutcomeUnknown();
    const action = actionOf(error.code);
    if (action.kind === 'wait') return this.#waits(action, { id, to });
    this.#tries.delete(id);
    if (action.kind === 'reject') return new SendRejected(action.code);
    await this.obey(action, error.code);
    return action.kind === 'keys' ? new NotConnected() : new SendRejected('new_chats_held');
  }

  /** Does what an error asks of the number itself, whatever reported it. */
  async obey(action: ErrorAction, code: number): Promise<void> {
    if (action.kind === 'keys') this.#parts.onKeysRefused(code);
    if (action.kind === 'hold') await this.#parts.hold.begin(action);
  }

  /** Notes that the Graph took a message. */
  accepted({ id, to }: { id: string; to: string }): void {
    this.#tries.delete(id);
    this.#inARow = 0;
    this.#parts.limits.accepted(to);
  }

  #waits({ scope, ends }: WaitAction, { id, to }: { id: string; to: string }): Error {
    if (scope === 'number') return new SendPostponed(this.#pause(), scope);
    const tries = (this.#tries.get(id) ?? 0) + 1;
    this.#tries.set(id, tries);
    if (!ends || tries < maxTries) return new SendPostponed(this.#parts.limits.refused(to), scope);
    this.#tries.delete(id);
    return new SendRejected('refused');
  }

  /** Begins a pause of the number; what is refused during one was under way when it began, and belongs to it. */
  #pause(): Date {
    const now = this.#parts.clock.now().getTime();
    if (now >= this.#pausedUntil) {
      this.#inARow += 1;
      this.#pausedUntil = now + Math.min(1000 * 2 ** this.#inARow, maxServiceWaitMs);
    }
    return new Date(this.#pausedUntil);
  }
}
