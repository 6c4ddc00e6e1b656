/** Returns the header that makes a browser save a file under this name, whatever characters the name has. */
export function attachment(name: string): string {
  return `attachment; ${fileName(name)}`;
}

/** Returns the name part of `content-disposition` (RFC 6266). */
export function fileName(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename*=UTF-8''${encoded}`;
}
