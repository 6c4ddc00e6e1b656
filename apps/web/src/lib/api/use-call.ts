import type { Call, CallInput, CallOutput } from '@prosa/contract';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** Returns the cache key of a reading call: `[path, input]`; `[path]` alone matches all its inputs. */
export function callKey<C extends Call>(definition: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [definition.path] : [definition.path, input];
}

/** Returns the query options of a reading call, for `useQuery`, `prefetchQuery` and `setQueryData` alike. */
export function callQuery<C extends Call>(definition: C, input: CallInput<C>) {
  return queryOptions<CallOutput<C>, ApiError>({
    queryKey: callKey(definition, input),
    queryFn: ({ signal }) => call(definition, input, { signal }),
  });
}

interface ReadOptions {
  enabled?: boolean;
  /** Keeps the earlier answer on screen while another input loads. */
  keepPrevious?: boolean;
  /** Milliseconds between refetches. */
  refetchInterval?: number;
  /** Milliseconds during which the answer counts as fresh. */
  staleTime?: number;
}

/** Reads a call into the cache and follows its entry. */
export function useCall<C extends Call>(definition: C, input: CallInput<C>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options;
  return useQuery({
    ...callQuery(definition, input),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...rest,
  });
}

interface WriteOptions<C extends Call> {
  /** Reading calls to fetch again afterwards. */
  invalidates?: readonly Call[];
  onSuccess?: (output: CallOutput<C>, input: WriteInput<C>) => void;
  onError?: (error: ApiError, input: WriteInput<C>) => void;
  /** The screen shows the failure itself; otherwise a failed call is a notice. */
  quiet?: boolean;
  /** Calls of one scope are made one after the other, in the order of the requests. */
  scope?: string;
}

/** Input of a writing call, with the file of a multipart one. */
export type WriteInput<C extends Call> = CallInput<C> | { input: CallInput<C>; file: File };

/** Makes a writing call. A failure is shown as a notice unless `quiet`. */
export function useCallMutation<C extends Call>(definition: C, options: WriteOptions<C> = {}) {
  const client = useQueryClient();
  const mutation: UseMutationOptions<CallOutput<C>, ApiError, WriteInput<C>> = {
    mutationKey: [definition.path],
    mutationFn: (write) =>
      isUpload<C>(write) ? call(definition, write.input, { file: write.file }) : call(definition, write),
    meta: { quiet: options.quiet ?? false },
    ...(options.scope && { scope: { id: options.scope } }),
    onSuccess: async (output, input) => {
      options.onSuccess?.(output, input);
      await Promise.all(
        (options.invalidates ?? []).map((reading) =>
          client.invalidateQueries({ queryKey: callKey(reading) }),
        ),
      );
    },
    onError: options.onError,
  };
  return useMutation(mutation);
}

function isUpload<C extends Call>(write: WriteInput<C>): write is { input: CallInput<C>; file: File } {
  return typeof write === 'object' && write !== null && 'file' in write && write.file instanceof File;
}
