import type { Campaign } from '@prosa/contract';

type Standing = Pick<Campaign, 'status' | 'held' | 'counts'>;

/** What a person can do to a campaign that has started. */
export type Steer = 'pause' | 'resume' | 'retry';

/** Returns whether a campaign can still be changed: it has not started. */
export function isEditable({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'draft' || status === 'scheduled' || status === 'error';
}

/** Returns whether a campaign is over: then it can no longer be cancelled. */
export function isOver({ status }: Pick<Campaign, 'status'>): boolean {
  return status === 'finished' || status === 'canceled';
}

/** Returns what can be done to a campaign now. */
export function steersOf({ status, held, counts }: Standing): Steer[] {
  const isStarted = status === 'started';
  return [
    ...(isStarted && !held ? (['pause'] as const) : []),
    ...(isStarted && held ? (['resume'] as const) : []),
    ...((isStarted || status === 'finished') && counts.failed > 0 ? (['retry'] as const) : []),
  ];
}
