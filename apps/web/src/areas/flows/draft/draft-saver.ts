import type { FlowDocument } from '@prosa/contract';
import { createStore, type Readable, type Store } from '../../../lib/store.ts';

/** What is saved: the name and the drawing. */
export interface Draft {
  name: string;
  document: FlowDocument;
}

/**
 * `behind`: changed, and saved in a moment; `failed`: it stays here; `conflict`: somebody else saved meanwhile, so
 * nothing is saved any more.
 */
export type SavingStatus = 'saved' | 'behind' | 'saving' | 'failed' | 'conflict';

/** How saving stands. */
export interface Saving {
  status: SavingStatus;
  /** Why it failed. */
  problem: string | null;
  revision: number;
  /** Something here is not on the server yet. */
  isAhead: boolean;
}

interface Outside {
  /** Saves upon a revision and answers the new one. */
  save: (draft: Draft, revision: number) => Promise<number>;
  /** Says whether a failure means that somebody else saved. */
  isConflict: (error: unknown) => boolean;
  /** Whether the same might succeed a little later. */
  isPassing: (error: unknown) => boolean;
  /** A failure as a sentence for the person. */
  sentence: (error: unknown) => string;
  /** Keeps a copy in this browser; null forgets it. */
  keep: (draft: Draft | null, revision: number) => void;
  /** Runs something later and answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
}

const pause = 800;
const patience = 5_000;
const unsaved = 'O rascunho não está sendo salvo. Recarregue o fluxo antes.';

/** Saves a draft a moment after it changed, one save at a time, and keeps a copy here until the server has it. */
export class DraftSaver implements Readable<Saving> {
  private readonly state: Store<Saving>;
  readonly get: () => Saving;
  readonly subscribe: Store<Saving>['subscribe'];
  private wanted: Draft | null = null;
  private running: Promise<boolean> | null = null;
  private cancel: (() => void) | null = null;
  private readonly outside: Outside;

  constructor(revision: number, outside: Outside) {
    this.state = createStore<Saving>({ status: 'saved', problem: null, revision, isAhead: false });
    this.get = this.state.get;
    this.subscribe = this.state.subscribe;
    this.outside = outside;
  }

  /** Takes a change; it is saved in a moment. */
  change(draft: Draft): void {
    this.wanted = draft;
    this.outside.keep(draft, this.get().revision);
    if (this.get().status === 'conflict') return this.tell(this.get());
    if (!this.running) this.tell({ status: 'behind', problem: null });
    this.saveIn(pause);
  }

  /** Saves now what is not saved yet; false when it could not be. */
  async flush(): Promise<boolean> {
    this.cancel?.();
    this.cancel = null;
    while (this.running) await this.running;
    if (this.get().status === 'conflict') return false;
    if (!this.wanted) return true;
    this.running = this.write(this.wanted);
    const done = await this.running;
    this.running = null;
    return done;
  }

  /** Why nothing can be saved, as a sentence for the person. */
  refusal(): string {
    return this.get().problem ?? unsaved;
  }

  /** Saves a draft before it is shown; answers why that cannot be, or null once it is saved. */
  async offer(draft: Draft): Promise<string | null> {
    if (!(await this.flush())) return this.refusal();
    const writing = this.outside.save(draft, this.get().revision);
    this.running = writing.then(
      () => true,
      () => false,
    );
    try {
      const revision = await writing;
      this.state.set({ ...this.get(), revision });
      return null;
    } catch (error) {
      if (this.outside.isConflict(error)) this.stop(this.outside.sentence(error));
      return this.outside.sentence(error);
    } finally {
      this.running = null;
    }
  }

  /** Somebody else saved: nothing is written over theirs. */
  stop(problem: string | null = null): void {
    this.cancel?.();
    this.tell({ status: 'conflict', problem });
  }

  private saveIn(ms: number): void {
    this.cancel?.();
    this.cancel = this.outside.later(() => void this.flush(), ms);
  }

  private async write(draft: Draft): Promise<boolean> {
    this.tell({ status: 'saving', problem: null });
    try {
      const revision = await this.outside.save(draft, this.get().revision);
      const isLast = this.wanted === draft;
      if (isLast) this.wanted = null;
      this.outside.keep(this.wanted, revision);
      this.state.set({ ...this.get(), revision });
      this.tell({ status: isLast ? 'saved' : 'behind', problem: null });
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    if (this.outside.isConflict(error)) return this.stop(this.outside.sentence(error));
    this.tell({ status: 'failed', problem: this.outside.sentence(error) });
    if (this.outside.isPassing(error)) this.saveIn(patience);
  }

  private tell(change: Pick<Saving, 'status' | 'problem'>): void {
    const { status, problem } = change;
    this.state.set({ ...this.get(), status, problem, isAhead: this.wanted !== null });
  }
}
