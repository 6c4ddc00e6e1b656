import type { SeamAnswers, SeamQuery, SeamWrite, seamWrites } from '@prosa/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { readSeam, writeSeam } from './seam.ts';

interface ReadOptions<Name extends keyof SeamAnswers> {
  /** Milliseconds between looks, while the page is visible; a function decides from the last answer. */
  every?: number | ((answer: SeamAnswers[Name] | undefined) => number);
  enabled?: boolean;
}

/** Looks at the phones again and again; the simulator has no socket. Stops where there is no simulator. */
export function useSeam<Name extends keyof SeamAnswers>(
  name: Name,
  query: SeamQuery<Name>,
  { every, enabled = true }: ReadOptions<Name> = {},
) {
  const options = queryOptions<SeamAnswers[Name], ApiError>({
    queryKey: ['simulator', name, query],
    queryFn: ({ signal }) => readSeam(name, query, signal),
    staleTime: 0,
    retry: false,
  });
  return useQuery({
    ...options,
    enabled,
    refetchInterval: (state) => {
      if (isOff(state.state.error)) return false;
      return typeof every === 'function' ? every(state.state.data) : (every ?? false);
    },
  });
}

interface WriteOptions {
  /** A failure is not shown. */
  quiet?: boolean;
  onSuccess?: () => void;
  onError?: () => void;
}

/** Does something on a phone and looks at once at what came of it. A failure is a notice unless `quiet`. */
export function useSeamWrite<Name extends keyof typeof seamWrites>(name: Name, options: WriteOptions = {}) {
  const client = useQueryClient();
  return useMutation<void, ApiError, SeamWrite<Name>>({
    mutationKey: ['simulator', name],
    mutationFn: (input) => writeSeam(name, input),
    meta: { quiet: options.quiet ?? false },
    onSuccess: () => {
      options.onSuccess?.();
      void client.invalidateQueries({ queryKey: ['simulator'] });
    },
    onError: options.onError,
  });
}

/** Tells whether the server answered that it has no simulator. */
export function isOff(error: ApiError | null): boolean {
  return error?.kind === 'not_found';
}
