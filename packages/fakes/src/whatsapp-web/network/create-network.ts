import type { CertificateKeys } from '../noise/certificates.ts';
import type { FileStore } from '../media/file-store.ts';
import { createFaults } from './faults.ts';
import type { Clock, Network, Settings } from './network.ts';

export const defaultSettings: Settings = {
  addressing: 'lid',
  automaticReceipts: true,
  receiptDelayMs: 150,
  history: true,
  qrRefs: 6,
};

export interface NetworkOptions {
  clock: Clock;
  random: (size: number) => Buffer;
  certificates: CertificateKeys;
  settings: Partial<Settings>;
  files: FileStore;
  /** Called when something that is to be saved has changed. */
  changed: () => void;
}

/** Creates an empty network. `end` cancels what was to happen later. */
export function createNetwork(options: NetworkOptions): {
  network: Network;
  errors: unknown[];
  end: () => void;
} {
  const timers = new Set<NodeJS.Timeout>();
  const errors: unknown[] = [];
  const network: Network = {
    clock: options.clock,
    random: options.random,
    settings: { ...defaultSettings, ...options.settings },
    faults: createFaults(),
    certificates: options.certificates,
    accounts: new Map(),
    lids: new Map(),
    groups: new Map(),
    live: new Map(),
    connections: new Set(),
    qrOffers: new Map(),
    codeOffers: new Map(),
    newChatLimits: new Map(),
    signals: new Map(),
    mediaHost: '',
    files: options.files,
    answered: new Map(),
    unknown: [],
    later: (delayMs, task) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run(task, network.failed);
      }, delayMs);
      timers.add(timer);
    },
    inOrder: createQueues(),
    changed: options.changed,
    failed: (error) => errors.push(error),
  };
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const signal of network.signals.values()) signal.close();
  };
  return { network, errors, end };
}

function run(task: () => Promise<void> | void, failed: (error: unknown) => void): void {
  void Promise.resolve().then(task).catch(failed);
}

/** Creates queues by key: tasks of one key run one after the other. */
function createQueues(): Network['inOrder'] {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const result = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return result;
  };
}
