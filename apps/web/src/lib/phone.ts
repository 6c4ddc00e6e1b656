const brazil = '55';

/** Only the digits of what was typed or pasted. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Takes a leading 55 off, but only at 12 or 13 digits: 55 is also an area code. */
export function withoutCountry(text: string): string {
  const digits = phoneDigits(text);
  const isWhole = digits.length === 12 || digits.length === 13;
  return isWhole && digits.startsWith(brazil) ? digits.slice(2) : digits;
}

/** Display form of a stored E.164 phone: `+55 (41) 99999-0000`, `+55 (41) 3333-4444`, abroad `+351 912 345 678`. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const national = withoutCountry(digits);
  if (national !== digits) return `+${brazil} ${local(national)}`;
  return foreign(digits);
}

/** What a phone box shows while one types: `(##) #####-####`, and `(##) ####-####` at eight digits. */
export function maskPhone(typed: string): string {
  return local(withoutCountry(typed).slice(0, 11));
}

/** Digits with the country in front, as the server stores them, of what a masked box holds. */
export function toInternational(masked: string): string {
  const national = withoutCountry(masked);
  return national ? brazil + national : '';
}

/** The calling codes of one and two digits; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function foreign(digits: string): string {
  if (!digits) return '';
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${grouped(digits.slice(code.length))}`.trimEnd();
}

/** Groups of three; where they do not come out even, the last ones have four. */
function grouped(digits: string): string {
  const rest = (digits.length % 3) * 4;
  if (digits.length < rest) return digits;
  const [threes, fours] = [digits.slice(0, digits.length - rest), digits.slice(digits.length - rest)];
  return [...(threes.match(/.{3}/g) ?? []), ...(fours.match(/.{4}/g) ?? [])].join(' ');
}

function local(digits: string): string {
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  if (digits.length === 0) return '';
  if (digits.length <= 2) return `(${area}`;
  const split = number.length > 8 ? 5 : 4;
  return number.length > split
    ? `(${area}) ${number.slice(0, split)}-${number.slice(split)}`
    : `(${area}) ${number}`;
}
