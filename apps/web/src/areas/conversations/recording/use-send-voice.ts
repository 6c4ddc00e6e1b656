import { calls, type Conversation } from '@prosa/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { newMessageId } from '../outgoing/message-id.ts';
import type { EncodedRecording } from './encode-recording.ts';

/**
 * Returns a function that uploads a recording once and sends it; a retry is the same message. It resolves with whether
 * it was sent.
 */
export function useSendVoice({ _id: conversation_id }: Conversation) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ message_id: newMessageId(), media: '' });
  const send = async ({ file, voice }: EncodedRecording): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const kept = attempt.current;
      if (!kept.media) {
        const about = { type: 'audio', temp: 'true', ptt: 'true' } as const;
        kept.media = (await call(calls.uploadFile, about, voice ? { file, companion: voice } : { file }))._id;
      }
      await call(calls.sendMessage, { conversation_id, message_id: kept.message_id, media: kept.media });
      return true;
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'O áudio não pôde ser enviado. Tente de novo.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, problem };
}
