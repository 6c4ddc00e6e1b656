import { safeAddress } from '../../../lib/linkify.ts';

/**
 * Returns the address of a file on this server, in this page or on http(s); null for any other, such as one that runs a
 * script.
 */
export function mediaAddress(url: string | null): string | null {
  if (url === null || /^(\/(?!\/)|blob:)/.test(url)) return url;
  return safeAddress(url);
}
