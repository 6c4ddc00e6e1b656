import { BufferTarget, canEncodeVideo, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';
import { renamed } from './conversion-of.ts';
import { convertPicture } from './draw-picture.ts';

const maxFrames = 600;
/** Browsers show frames without a time, or with less than this, for a tenth of a second. */
const minSeconds = 0.02;
const usualSeconds = 0.1;

/**
 * Returns a GIF as phones show it: one that moves as a video without sound, one that does not as a picture. Rejects
 * where this browser cannot make the video: nobody should send a still without knowing.
 */
export async function convertGif(file: File): Promise<File> {
  if (!('ImageDecoder' in globalThis)) throw new DOMException('no decoder', 'NotSupportedError');
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: 'image/gif' });
  try {
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
    if (frames <= 1) return await convertPicture(file);
    return new File([await filmOf(decoder, frames)], renamed(file.name, 'mp4'), { type: 'video/mp4' });
  } finally {
    decoder.close();
  }
}

async function filmOf(decoder: ImageDecoder, frames: number): Promise<ArrayBuffer> {
  const { image: first } = await decoder.decode({ frameIndex: 0 });
  // The codec takes only even sides.
  const [width, height] = [even(first.displayWidth), even(first.displayHeight)];
  first.close();
  if (frames > maxFrames || !(await canEncodeVideo('avc', { width, height }))) {
    throw new DOMException('no encoder for the video', 'NotSupportedError');
  }
  const canvas = new OffscreenCanvas(width, height);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: 2_000_000 });
  output.addVideoTrack(source);
  await output.start();
  let at = 0;
  for (let index = 0; index < frames; index += 1) {
    const { image } = await decoder.decode({ frameIndex: index });
    const seconds = secondsOf(image);
    draw(canvas, image);
    image.close();
    await source.add(at, seconds);
    at += seconds;
  }
  await output.finalize();
  if (!target.buffer) throw new DOMException('no video', 'EncodingError');
  return target.buffer;
}

function draw(canvas: OffscreenCanvas, image: VideoFrame): void {
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('no canvas', 'NotSupportedError');
  // What is see-through in a GIF is black in a video.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
}

function secondsOf({ duration }: VideoFrame): number {
  const seconds = (duration ?? 0) / 1_000_000;
  return seconds < minSeconds ? usualSeconds : seconds;
}

function even(side: number): number {
  return Math.max(2, side - (side % 2));
}
