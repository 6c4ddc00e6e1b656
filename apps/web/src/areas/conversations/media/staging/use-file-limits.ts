import { calls, limits, type Conversation } from '@prosa/contract';
import { useMemo } from 'react';
import { useCall } from '../../../../lib/api/use-call.ts';
import type { FileLimits } from '../../../media/media-kind.ts';

/** Returns how large files may be for a conversation: for its number, and for this installation. */
export function useFileLimits({ chip }: Conversation): FileLimits {
  const { data: chips } = useCall(calls.getChips, {});
  const ofNumber = chips?.find(({ _id }) => _id === chip._id)?.capabilities.max_bytes;
  return useMemo(() => {
    const most = limits.media_max_bytes_of;
    if (!ofNumber) return most;
    return {
      image: Math.min(most.image, ofNumber.image),
      audio: Math.min(most.audio, ofNumber.audio),
      video: Math.min(most.video, ofNumber.video),
      document: Math.min(most.document, ofNumber.document),
    };
  }, [ofNumber]);
}
