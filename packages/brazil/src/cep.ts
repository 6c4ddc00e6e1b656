/** Returns whether eight digits are a postal code; the lowest is 01000-000. */
export function isCep(digits: string): boolean {
  return /^\d{8}$/.test(digits) && digits >= '01000000';
}
