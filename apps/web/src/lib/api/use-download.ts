import type { Call, CallInput } from '@prosa/contract';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { download } from './download.ts';

/** Saves the file that a call returns; a failure is shown as a notice. */
export function useDownload<C extends Call>(definition: C) {
  return useMutation<void, ApiError, CallInput<C>>({
    mutationKey: [definition.path],
    mutationFn: (input) => download(definition, input),
  });
}
