/** A recording under way. */
export interface Recording {
  /** Returns how loud it is now, 0 to 1. */
  level: () => number;
  /** Ends it and returns the recording. */
  stop: () => Promise<Blob>;
  /** Ends it and releases the microphone. */
  cancel: () => void;
}

/** Asks for the microphone and starts. Rejects with the browser's DOMException. */
export async function recordAudio(): Promise<Recording> {
  if (!('MediaRecorder' in window) || !('mediaDevices' in navigator)) {
    throw new DOMException('no recorder', 'NotSupportedError');
  }
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const meter = meterOf(stream);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  };
  recorder.start();
  return {
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          release();
          resolve(new Blob(parts, { type: recorder.mimeType }));
        });
        recorder.stop();
      }),
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}

function meterOf(stream: MediaStream) {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  audio.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(wave);
      const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => void audio.close(),
  };
}
