/** How a file becomes one that phones show: pictures as JPG or PNG, moving ones as a video, sounds as MP3. */
export type Conversion = 'heic' | 'picture' | 'gif' | 'sound';

const byMime: Record<string, Conversion> = {
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/webp': 'picture',
  'image/gif': 'gif',
  'audio/wav': 'sound',
  'audio/x-wav': 'sound',
  'audio/wave': 'sound',
  'audio/vnd.wave': 'sound',
};
const byExtension: Record<string, Conversion> = {
  heic: 'heic',
  heif: 'heic',
  webp: 'picture',
  gif: 'gif',
  wav: 'sound',
};

/** Returns how a file is converted before it is sent; null for one that is sent as it is or not at all. */
export function conversionOf({ name, type }: { name: string; type: string }): Conversion | null {
  const [mime = ''] = type.split(';');
  // Systems that know no HEIC leave the type empty.
  return byMime[mime] ?? (mime === '' ? (byExtension[extensionOf(name)] ?? null) : null);
}

/** Returns the kind of a file in one word, for people: 'HEIC', 'WAV'. */
export function formatOf({ name, type }: { name: string; type: string }): string {
  return (extensionOf(name) || (type.split('/')[1] ?? '')).toUpperCase() || 'Arquivo';
}

/** Returns a file's name with another extension. */
export function renamed(name: string, extension: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.${extension}`;
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
