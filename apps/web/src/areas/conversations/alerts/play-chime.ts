let context: AudioContext | undefined;

/** Plays two soft synthesized notes. Browsers allow it only after the person has used the page. */
export function playChime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { currentTime } = context;
  playNote(context, { hertz: 659.25, at: currentTime });
  playNote(context, { hertz: 880, at: currentTime + 0.11 });
}

function playNote(audio: AudioContext, { hertz, at }: { hertz: number; at: number }): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.16, at + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.38);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
