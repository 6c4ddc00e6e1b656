import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  Conversion,
  Input,
  Mp3OutputFormat,
  Output,
  type ConversionAudioOptions,
  type OutputFormat,
} from 'mediabunny';

/** A format of sounds. */
export interface SoundFormat {
  format: OutputFormat;
  audio: ConversionAudioOptions;
}

/** Returns mp3 with what the specification asks of recordings; loads the encoder where the browser has none. */
export async function mp3Sound(): Promise<SoundFormat> {
  if (!(await canEncodeAudio('mp3'))) registerMp3Encoder();
  const audio = { codec: 'mp3', bitrate: 128_000, sampleRate: 44_100, numberOfChannels: 1 } as const;
  return { format: new Mp3OutputFormat(), audio };
}

/** Returns the bytes of a sound in another format, or null when the browser has no decoder or encoder for it. */
export async function encodeSound(sound: Blob, { format, audio }: SoundFormat): Promise<ArrayBuffer | null> {
  const input = new Input({ source: new BlobSource(sound), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    video: { discard: true },
    audio,
    showWarnings: false,
  });
  if (!conversion.isValid) return null;
  await conversion.execute();
  return target.buffer;
}
