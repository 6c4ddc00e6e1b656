import type { SeamAnswers, SeamQuery, SeamWrite, seamWrites } from '@prosa/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { readSeam, writeSeam } from './seam.ts';

interface ReadOptions<Name extends keyof SeamAnswers> {
  /** Milliseconds between polls while the page is visible; a function computes them from the last answer. */
  every?: number | ((answer: SeamAnswers[Name] | undefined) => number);
  enabled?: boolean;
}

/** Polls the phones, since the simulator has no socket. Stops where there is no simulator. */
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
  /** A failure shows no notice. */
  quiet?: boolean;
  onSuccess?: () => void;
  onError?: () => void;
}

/** Acts on a phone and reads at once what came of it. A failure is shown as a notice unless `quiet`. */
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

/** Returns whether the server answered that it has no simulator. */
export function isOff(error: ApiError | null): boolean {
  return error?.kind === 'not_found';
}
