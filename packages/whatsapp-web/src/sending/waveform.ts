/** WhatsApp draws so many bars, each from 0 to 100. */
const bars = 64;
const maxBar = 100;
/** Opus in Ogg always counts 48 000 samples a second. */
const samplesPerSecond = 48_000;
/** The first two packets name the codec and the comments. */
const headPackets = 2;

/** What a phone shows of a voice note before it is played. */
export interface VoiceLook {
  seconds: number;
  waveform: Uint8Array;
}

/**
 * Returns duration and loudness of a voice note. Opus spends more bytes where more is said, so the sizes of its packets
 * show the loudness without decoding it.
 */
export function lookOfVoice(ogg: Uint8Array): VoiceLook {
  const { packets, samples } = readOgg(Buffer.from(ogg.buffer, ogg.byteOffset, ogg.byteLength));
  const sizes = packets.slice(headPackets);
  return { seconds: Math.max(1, Math.round(samples / samplesPerSecond)), waveform: drawBars(sizes) };
}

function drawBars(sizes: readonly number[]): Uint8Array {
  const loudest = Math.max(1, ...sizes);
  return Uint8Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * sizes.length) / bars);
    const part = sizes.slice(from, Math.max(from + 1, Math.floor(((bar + 1) * sizes.length) / bars)));
    const mean = part.reduce((sum, size) => sum + size, 0) / Math.max(1, part.length);
    return Math.round((mean / loudest) * maxBar);
  });
}

const page = { head: 27, samplesAt: 6, countAt: 26, magic: 'OggS' };
/** A packet goes on in the next segment while a segment is full. */
const fullSegment = 255;

/** Returns the sizes of the packets, and the samples up to the end of the last page. */
function readOgg(bytes: Buffer): { packets: number[]; samples: number } {
  const packets: number[] = [];
  let samples = 0;
  let open = 0;
  for (let at = 0; at + page.head <= bytes.length;) {
    if (bytes.toString('latin1', at, at + page.magic.length) !== page.magic) break;
    const told = bytes.readBigInt64LE(at + page.samplesAt);
    if (told > 0n) samples = Number(told);
    const count = bytes[at + page.countAt] ?? 0;
    const segments = bytes.subarray(at + page.head, at + page.head + count);
    for (const size of segments) {
      open += size;
      if (size === fullSegment) continue;
      packets.push(open);
      open = 0;
    }
    at += page.head + count + segments.reduce((sum, size) => sum + size, 0);
  }
  return { packets, samples };
}
