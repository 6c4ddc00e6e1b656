const longest = 120;
const maxExtensionLength = 12;
/** Control characters, and the marks that make a name read backwards or hide part of it. */
const deceptive = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Returns a sender's file name as it may be shown and offered for download; data only, never a path. Removes path
 * parts and deceptive characters, and keeps at most 120 characters including the extension. Empty when nothing is
 * left.
 */
export function displayName(given: string): string {
  const wellFormed = Buffer.from(given).toString();
  const base = wellFormed.replaceAll(deceptive, '').split(/[/\\]/).at(-1) ?? '';
  const name = base.replaceAll(/[<>:"|?*]/g, '_').replace(/^[\s.]+|[\s.]+$/g, '');
  return shorten(name);
}

/** Returns the extension of a name in lower case, without its dot; empty when it has none. */
export function extensionOf(name: string): string {
  const extension = /\.([^.\s]+)$/.exec(name)?.[1] ?? '';
  return Array.from(extension).length <= maxExtensionLength ? extension.toLowerCase() : '';
}

/** Returns the name with an extension that fits what the file is. */
export function withExtension(name: string, fitting: readonly string[]): string {
  const [first] = fitting;
  if (first === undefined || fitting.includes(extensionOf(name))) return name;
  return shorten(`${name}.${first}`);
}

function shorten(name: string): string {
  const signs = Array.from(name);
  if (signs.length <= longest) return name;
  const extension = extensionOf(name);
  const ending = extension ? Array.from(name.slice(name.lastIndexOf('.'))) : [];
  return [...signs.slice(0, longest - ending.length), ...ending].join('');
}
