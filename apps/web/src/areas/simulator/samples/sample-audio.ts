const rate = 8000;
/** Notes of a short doorbell tune, in Hz. */
const tune = [523, 659, 784, 659, 1047] as const;
const noteSeconds = 0.35;
const headerBytes = 44;

/** Returns a tune of about two seconds as a WAV file: mono, 8 kHz, 16 bits. */
export function sampleAudio(): Uint8Array<ArrayBuffer> {
  const noteLength = Math.round(rate * noteSeconds);
  const samples = tune.flatMap((frequency) =>
    Array.from({ length: noteLength }, (_, at) => tone(frequency, at / rate)),
  );
  const file = new DataView(new ArrayBuffer(headerBytes + samples.length * 2));
  writeHeader(file, samples.length * 2);
  samples.forEach((sample, at) => file.setInt16(headerBytes + at * 2, Math.round(sample * 0x7fff), true));
  return new Uint8Array(file.buffer);
}

/** Returns the value, from -1 to 1, of a fading note at a time. */
function tone(frequency: number, seconds: number): number {
  const fade = Math.min(1, seconds * 80) * Math.exp(-seconds * 5);
  return 0.5 * fade * Math.sin(2 * Math.PI * frequency * seconds);
}

function writeHeader(file: DataView, dataBytes: number): void {
  writeText(file, 0, 'RIFF');
  file.setUint32(4, headerBytes - 8 + dataBytes, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  writeText(file, 36, 'data');
  file.setUint32(40, dataBytes, true);
}

function writeText(file: DataView, offset: number, text: string): void {
  Array.from(text).forEach((letter, at) => file.setUint8(offset + at, letter.charCodeAt(0)));
}
