/**
 * Returns the ways to write a phone under which it may be registered, as it was given first: a Brazilian mobile number
 * with and without its ninth digit.
 */
export function spellingsOf(digits: string): string[] {
  const parts = /^(55\d\d)(9?)(\d{8})$/.exec(digits);
  if (parts === null) return [digits];
  const [, head = '', ninth = '', rest = ''] = parts;
  return [digits, `${head}${ninth === '9' ? '' : '9'}${rest}`];
}
