import type { Flow } from '@prosa/contract';
import { readDocument } from '@prosa/flow-engine';
import { hashKey } from '@tanstack/react-query';
import { personalKey, SafeStorage } from '../../../lib/safe-storage.ts';
import type { Draft } from './draft-saver.ts';

const storage = new SafeStorage(() => window.localStorage);
const keyOf = (flowId: string) => personalKey(`flow-draft.${flowId}`);

/** The edits that the server does not have yet, kept in this browser. */
export interface DraftCopy extends Draft {
  /** The revision that it changed. */
  revision: number;
}

/** A little longer than a draft waits for its save: while the server answers, only a long row of letters is written here. */
const pauseMs = 1_000;
/** What is written next: a large drawing takes milliseconds to write, and letters come one after the other. */
let next: { key: string; copy: DraftCopy } | null = null;

/** Keeps what the server does not have yet, in a moment or when the page is left; null forgets it. */
export function keepDraftCopy(flowId: string, copy: DraftCopy | null): void {
  const key = keyOf(flowId);
  if (next && next.key !== key) writeNext();
  if (copy === null) {
    next = null;
    return storage.remove(key);
  }
  if (next === null) {
    setTimeout(writeNext, pauseMs);
    window.addEventListener('pagehide', writeNext);
  }
  next = { key, copy };
}

function writeNext(): void {
  if (next) storage.write(next.key, JSON.stringify(next.copy));
  next = null;
}

/**
 * Returns what was drawn in this browser and never reached the server, or null. An earlier version of Prosa may have
 * kept it.
 */
export function readDraftCopy(flowId: string): DraftCopy | null {
  writeNext();
  const text = storage.read(keyOf(flowId));
  if (text === null) return null;
  try {
    const copy: unknown = JSON.parse(text);
    return isCopy(copy) ? { ...copy, document: readDocument(copy.document) } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the kept copy of a flow, or null when the server has it: a page may close before it learns that it was saved.
 */
export function unsavedCopy({ _id, name, document }: Flow): DraftCopy | null {
  const copy = readDraftCopy(_id);
  if (copy === null || hashKey([copy.name, copy.document]) !== hashKey([name, document])) return copy;
  keepDraftCopy(_id, null);
  return null;
}

function isCopy(value: unknown): value is DraftCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'document' in value &&
    'name' in value &&
    'revision' in value &&
    typeof value.revision === 'number'
  );
}
