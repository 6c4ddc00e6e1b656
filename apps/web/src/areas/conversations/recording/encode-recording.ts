import { OggOutputFormat, type ConversionAudioOptions } from 'mediabunny';
import { encodeSound, mp3Sound } from '../../media/convert/encode-sound.ts';

/** A recording in the two formats in which it is sent. */
export interface EncodedRecording {
  /** An mp3 of 128 kbps, which is played here. */
  file: File;
  /** Opus in Ogg with one channel, which phones play as a voice note; null where the browser cannot make it. */
  voice: File | null;
}

/** The format of phones. A recording in that codec is only repackaged. */
const opus: ConversionAudioOptions = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 };

/** Encodes what the browser recorded. */
export async function encodeRecording(recording: Blob): Promise<EncodedRecording> {
  const sound = await encodeSound(recording, await mp3Sound());
  if (!sound) throw new DOMException('no decoder for the recording', 'NotSupportedError');
  // Without a voice note the mp3 is sent as an audio, so that the recording is not lost.
  const voice = await encodeVoiceNote(recording);
  return { file: new File([sound], 'audio.mp3', { type: 'audio/mpeg' }), voice };
}

/** Encodes a sound as phones play voice notes; null where the browser cannot do it. */
export async function encodeVoiceNote(sound: Blob): Promise<File | null> {
  const voice = await encodeSound(sound, { format: new OggOutputFormat(), audio: opus }).catch(() => null);
  return voice && new File([voice], 'audio.ogg', { type: 'audio/ogg' });
}
