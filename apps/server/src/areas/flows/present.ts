import type { FlowSummary } from '@prosa/contract';
import type { FlowRow } from './flow-rows.ts';

/** Presents a flow as lists show it. */
export function presentFlow(row: FlowRow): FlowSummary {
  const {
    id,
    created: _created,
    revision: _revision,
    saved_by: _name,
    saved_by_id: _author,
    updated,
    ...shown
  } = row;
  return { _id: id, ...shown, updated: updated.toISOString() };
}
