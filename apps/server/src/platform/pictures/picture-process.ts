import sharp from 'sharp';
import { draw, type Drawing } from './draw.ts';
import { stepBack } from './step-back.ts';

/** What the process is asked to do. */
export interface PictureRequest {
  id: number;
  bytes: Uint8Array;
  maxPixels: number;
  drawings: readonly Drawing[];
}

// Sign-ins and messages come first, on the processor too; one picture takes one core.
stepBack();
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ id, bytes, ...asked }: PictureRequest) => {
  void draw(bytes, asked).then((result) => process.send?.({ id, result }));
});
process.once('disconnect', () => process.exit());
