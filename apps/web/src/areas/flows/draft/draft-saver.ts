import type { FlowDocument } from '@prosa/contract';
import { createStore, type Readable, type Store } from '../../../lib/store.ts';

/** What is saved: the name and the drawing. */
export interface Draft {
  name: string;
  document: FlowDocument;
}

/**
 * `behind`: changed, and saved in a moment. `failed`: not saved, kept here. `conflict`: somebody else saved in the
 * meantime, so nothing is saved any more.
 */
export type SavingStatus = 'saved' | 'behind' | 'saving' | 'failed' | 'conflict';

/** The state of saving. */
export interface Saving {
  status: SavingStatus;
  /** Why it failed. */
  problem: string | null;
  revision: number;
  /** Whether something here is not on the server yet. */
  isAhead: boolean;
}

interface Outside {
  /** Saves on top of a revision and returns the new one. */
  save: (draft: Draft, revision: number) => Promise<number>;
  /** Returns whether a failure means that somebody else saved. */
  isConflict: (error: unknown) => boolean;
  /** Returns whether a retry might succeed a little later. */
  isPassing: (error: unknown) => boolean;
  /** Returns a failure as a sentence for the person. */
  sentence: (error: unknown) => string;
  /** Keeps a copy in this browser; null forgets it. */
  keep: (draft: Draft | null, revision: number) => void;
  /** Runs something later and returns how to cancel it. */
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

  /** Takes a change, which is saved in a moment. */
  change(draft: Draft): void {
    this.wanted = draft;
    this.outside.keep(draft, this.get().revision);
    if (this.get().status === 'conflict') return this.tell(this.get());
    if (!this.running) this.tell({ status: 'behind', problem: null });
    this.saveIn(pause);
  }

  /** Saves now what is not saved yet. Returns false when it could not be saved. */
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

  /** Returns why nothing can be saved, as a sentence for the person. */
  refusal(): string {
    return this.get().problem ?? unsaved;
  }

  /** Saves a draft before it is shown. Returns why that failed, or null once it is saved. */
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

  /** Stops saving, because another save came in between, which must not be overwritten. */
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
