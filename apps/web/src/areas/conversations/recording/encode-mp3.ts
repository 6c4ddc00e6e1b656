import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import {
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  Conversion,
  Input,
  Mp3OutputFormat,
  Output,
} from 'mediabunny';
import { ALL_FORMATS } from 'mediabunny';

/** What the specification asks of recordings, in bits per second. */
const bitrate = 128_000;
const fileName = 'audio.mp3';

/** A recording as an mp3 of 128 kbps. */
export async function encodeMp3(recording: Blob): Promise<File> {
  if (!(await canEncodeAudio('mp3'))) registerMp3Encoder();
  const input = new Input({ source: new BlobSource(recording), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: { codec: 'mp3', bitrate, sampleRate: 44_100, numberOfChannels: 1 },
  });
  if (!conversion.isValid) throw new DOMException('no decoder for the recording', 'NotSupportedError');
  await conversion.execute();
  if (!target.buffer) throw new Error('The encoder answered nothing');
  return new File([target.buffer], fileName, { type: 'audio/mpeg' });
}
