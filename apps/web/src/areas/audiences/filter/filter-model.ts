import { errorText, type AudienceFilter, type VariableCondition } from '@prosa/contract';

/** A filter that says nothing yet. */
export const emptyFilter: AudienceFilter = {
  tags_any: [],
  tags_all: [],
  tags_none: [],
  variables: [],
  last_talk: null,
  channel: null,
  department: null,
};

/** Returns whether a condition on a variable compares with a value. */
export function needsValue({ test }: Pick<VariableCondition, 'test'>): boolean {
  return test !== 'filled' && test !== 'empty';
}

/** Returns whether a filter says anything; an audience of everybody has to be meant. */
export function saysAnything(filter: AudienceFilter): boolean {
  const { tags_any, tags_all, tags_none, variables, last_talk, channel, department } = filter;
  return (
    [tags_any, tags_all, tags_none, variables].some((list) => list.length > 0) ||
    [last_talk, channel, department].some((one) => one !== null)
  );
}

/** Returns whether a criterion was begun and not said to the end. */
export function isIncomplete({ variables, last_talk }: AudienceFilter): boolean {
  const lacks = (condition: VariableCondition) =>
    !condition.name.trim() || (needsValue(condition) && !condition.value.trim());
  if (variables.some(lacks)) return true;
  if (!last_talk) return false;
  const { is, days, day } = last_talk;
  if (is === 'since' || is === 'before') return !day;
  return is !== 'never' && !(days >= 1);
}

/** Returns what the server would refuse about a filter, or null. */
export function filterProblem(filter: AudienceFilter): string | null {
  if (isIncomplete(filter)) return errorText('audience_filter_incomplete');
  return saysAnything(filter) ? null : errorText('audience_filter_required');
}
