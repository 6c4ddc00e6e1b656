import type { CurrentUser } from '@prosa/contract';

/** The first person whom this page loaded; everything else that it shows was asked for after that. */
let first: { account_id: string; sequence: number } | null = null;

/** Notes the company's newest event before the page loaded anything of it; later loads change nothing. */
export function noteLoad({ account, live_sequence }: CurrentUser): void {
  first ??= { account_id: account._id, sequence: live_sequence };
}

/** Returns the sequence after which this page loaded everything that it holds of a company; null where it is unknown. */
export function loadedSince(account_id: string): number | null {
  return first?.account_id === account_id ? first.sequence : null;
}
