import { join } from 'node:path';
import { apply } from './apply.ts';
import { Entry } from './entry.ts';
import { Journal } from './journal.ts';
import { emptyNetwork, type ChannelState, type NetworkState } from './state.ts';

type Watcher = (entry: Entry) => void;

/**
 * The simulated phone network: the state folded from `<data_dir>/simulator/network.jsonl`. Any number of processes may
 * hold one on the same file; all see the same entries in the same order.
 */
export class SimulatedNetwork {
  readonly state: NetworkState = emptyNetwork();
  readonly #journal: Journal;
  readonly #watchers = new Map<string, Set<Watcher>>();
  #unreadable = 0;
  #closed = false;

  constructor(data_dir: string) {
    this.#journal = new Journal(join(data_dir, 'simulator', 'network.jsonl'), (line) => this.#take(line));
    this.#journal.readOn();
  }

  /** How many lines were skipped because a kill tore them, or something else wrote them. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** Resolves when the entry is in the journal and folded into this process's state. Rejects when writing failed. */
  append(entry: Entry): Promise<void> {
    return this.#journal.append(JSON.stringify(entry));
  }

  /** Brings the state up to what other processes have written by now. */
  refresh(): void {
    this.#journal.readOn();
  }

  /** Returns the channel's state, if the network has ever known it. */
  channel(channel_id: string): ChannelState | undefined {
    return this.state.channels.get(channel_id);
  }

  /** Calls `watcher` right after each further entry of the channel was folded; returns a function that stops it. */
  watch(channel_id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(channel_id) ?? new Set();
    this.#watchers.set(channel_id, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(channel_id) === watchers)
        this.#watchers.delete(channel_id);
    };
  }

  /** True from the beginning of `close` on: nothing is delivered any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Finishes the appends in hand and releases the file. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#journal.close();
  }

  #take(line: string): void {
    const entry = parse(line);
    if (!entry) {
      this.#unreadable += 1;
      return;
    }
    apply(this.state, entry);
    for (const watcher of this.#watchers.get(entry.channel) ?? []) watcher(entry);
  }
}

/** Opens the network in a data folder; its history is there at once. */
export function openSimulatedNetwork(options: { data_dir: string }): SimulatedNetwork {
  return new SimulatedNetwork(options.data_dir);
}

function parse(line: string): Entry | null {
  try {
    return Entry.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
