import type { EncodedRecording } from './encode-recording.ts';
import { useEffect, useRef, useState } from 'react';
import { microphoneProblem } from './microphone-problem.ts';
import { recordAudio, type Recording } from './record-audio.ts';

export type RecordingState =
  | { step: 'asking' | 'preparing' }
  | { step: 'recording'; recording: Recording; since: number }
  | { step: 'ready'; recorded: EncodedRecording; url: string }
  | { step: 'failed'; problem: string };

/** A shorter recording is an accidental tap. */
const minMs = 400;

/** Records from the first render on; unmounting releases the microphone and the preview. */
export function useRecording() {
  const [state, setState] = useState<RecordingState>({ step: 'asking' });
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });
  useEffect(() => {
    let isGone = false;
    recordAudio().then(
      (recording) => {
        if (isGone) recording.cancel();
        else setState({ step: 'recording', recording, since: Date.now() });
      },
      (error: unknown) => setState({ step: 'failed', problem: microphoneProblem(error) }),
    );
    return () => {
      isGone = true;
      const last = current.current;
      if (last.step === 'recording') last.recording.cancel();
      if (last.step === 'ready') URL.revokeObjectURL(last.url);
    };
  }, []);

  const stop = async () => {
    if (state.step !== 'recording') return;
    const isShort = Date.now() - state.since < minMs;
    setState({ step: 'preparing' });
    try {
      const [blob, { encodeRecording }] = await Promise.all([
        state.recording.stop(),
        import('./encode-recording.ts'),
      ]);
      if (isShort || blob.size === 0) {
        setState({ step: 'failed', problem: 'É necessário gravar um áudio' });
        return;
      }
      const recorded = await encodeRecording(blob);
      setState({ step: 'ready', recorded, url: URL.createObjectURL(recorded.file) });
    } catch (error) {
      setState({ step: 'failed', problem: microphoneProblem(error) });
    }
  };
  return { state, stop };
}
