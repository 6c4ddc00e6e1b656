import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  Conversion,
  Input,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
  type ConversionAudioOptions,
  type OutputFormat,
} from 'mediabunny';

/** A recording in the two formats in which it is sent. */
export interface EncodedRecording {
  /** An mp3 of 128 kbps, which is played here. */
  file: File;
  /** Opus in Ogg with one channel, which phones play as a voice note; null where the browser cannot make it. */
  voice: File | null;
}

/** What the specification asks of recordings, in bits per second. */
const mp3: ConversionAudioOptions = {
  codec: 'mp3',
  bitrate: 128_000,
  sampleRate: 44_100,
  numberOfChannels: 1,
};
/** The format of phones. A recording in that codec is only repackaged. */
const opus: ConversionAudioOptions = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };

/** Encodes what the browser recorded. */
export async function encodeRecording(recording: Blob): Promise<EncodedRecording> {
  if (!(await canEncodeAudio('mp3'))) registerMp3Encoder();
  const sound = await convert(recording, { format: new Mp3OutputFormat(), audio: mp3 });
  if (!sound) throw new DOMException('no decoder for the recording', 'NotSupportedError');
  // Without a voice note the mp3 is sent as an audio, so that the recording is not lost.
  const voice = await encodeVoiceNote(recording);
  return { file: new File([sound], 'audio.mp3', { type: 'audio/mpeg' }), voice };
}

/** Encodes a sound as phones play voice notes; null where the browser cannot do it. */
export async function encodeVoiceNote(sound: Blob): Promise<File | null> {
  const voice = await convert(sound, { format: new OggOutputFormat(), audio: opus }).catch(() => null);
  return voice && new File([voice], 'audio.ogg', { type: 'audio/ogg' });
}

interface Wanted {
  format: OutputFormat;
  audio: ConversionAudioOptions;
}

/** Returns the bytes in another format, or null when the browser has no decoder or encoder for it. */
async function convert(recording: Blob, { format, audio }: Wanted): Promise<ArrayBuffer | null> {
  const input = new Input({ source: new BlobSource(recording), formats: ALL_FORMATS });
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
