import { safeAddress } from '../../../lib/linkify.ts';

/** Files come from this server, this page or over http(s), never from an address that runs something. */
export function mediaAddress(url: string | null): string | null {
  if (url === null || /^(\/(?!\/)|blob:)/.test(url)) return url;
  return safeAddress(url);
}
