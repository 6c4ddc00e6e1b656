import type { SequencedLiveEvent } from '@prosa/contract';

type Deliver = (event: SequencedLiveEvent) => void;

/**
 * Puts what arrives over the socket in order and lets each event through once. A person who may not see everything gets
 * a sequence with gaps, so a gap proves nothing: only the server knows what was missed.
 */
export class LiveLog {
  private last: number | null = null;
  private typesAtLast = new Set<string>();
  private held: SequencedLiveEvent[] | null = null;
  private readonly deliver: Deliver;

  constructor(deliver: Deliver) {
    this.deliver = deliver;
  }

  /** Sequence up to which everything has been seen; null before the first connection. */
  get lastSequence(): number | null {
    return this.last;
  }

  /** Takes an event from the socket. Events without a sequence are delivered at once and never repeated. */
  receive(event: SequencedLiveEvent): void {
    if (event.sequence === null || event.sequence === undefined) this.deliver(event);
    else if (this.held) this.held.push(event);
    else this.accept(event);
  }

  /** Holds back what arrives from now on until `release`, so that missed events come before it. */
  hold(): void {
    this.held ??= [];
  }

  /** Delivers missed events, then those that arrived meanwhile; everything up to `sequence` counts as seen. */
  release({ missed, sequence }: { missed: readonly SequencedLiveEvent[]; sequence: number }): void {
    for (const event of missed) this.accept(event);
    this.restart(Math.max(sequence, this.last ?? 0));
  }

  /** Continues from `sequence`, also backwards: a restored database counts on from an earlier number. */
  restart(sequence: number): void {
    const held = this.held ?? [];
    this.held = null;
    if (sequence !== this.last) this.moveTo(sequence);
    for (const event of held) this.accept(event);
  }

  private accept(event: SequencedLiveEvent): void {
    const sequence = event.sequence ?? 0;
    if (this.last !== null && sequence < this.last) return;
    if (sequence === this.last && this.typesAtLast.has(event.type)) return;
    if (sequence !== this.last) this.moveTo(sequence);
    this.typesAtLast.add(event.type);
    this.deliver(event);
  }

  private moveTo(sequence: number): void {
    this.last = sequence;
    this.typesAtLast = new Set();
  }
}
