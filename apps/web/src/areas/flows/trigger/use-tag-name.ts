import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';

/** Returns a function that gives the name of a tag; empty while the tags load. */
export function useTagName(): (id: string) => string {
  const { data: tags } = useCall(calls.getTags, {});
  return (id) => tags?.find(({ _id }) => _id === id)?.name ?? '';
}
