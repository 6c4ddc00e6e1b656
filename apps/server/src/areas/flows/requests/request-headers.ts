/**
 * Returns the headers with which a flow's request leaves: those of its node, the key by which the receiver recognises
 * a repeated one, and its secret.
 */
export function requestHeaders(
  given: Record<string, string>,
  key: string,
  carried: Record<string, string>,
): Record<string, string> {
  return { ...given, 'Idempotency-Key': key, ...carried };
}
