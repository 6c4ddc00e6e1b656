import { conversionOf } from './conversion-of.ts';

/** Returns a file as phones show it; unchanged where it needs no conversion or this browser cannot convert it. */
export async function convertIfNeeded(file: File): Promise<File> {
  const how = conversionOf(file);
  if (!how) return file;
  const { convertFile } = await import('./convert-file.ts');
  return convertFile(file, how).catch(() => file);
}
