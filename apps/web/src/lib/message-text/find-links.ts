import { phoneDigits, phoneFault, withoutCountryCode } from '@prosa/brazil';
import { webLinks, type TextLink } from '../linkify.ts';

const mail =
  /(?<![\p{L}\p{N}.%+-])[a-z0-9][\w.%+-]{0,63}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/giu;

// With an area code; free of charge; abroad. Nothing that continues a longer number, a document or a sum.
const phone =
  /(?<![\p{L}\p{N}+.,/_-])(?:(?:\+?55[ .-]?)?(?:\(0?\d{2}\)|0?\d{2})[ .-]?(?:9[ .-]?)?\d{4}[ .-]?\d{4}|0[389]00[ .-]?\d{3}[ .-]?\d{3,4}|\+[1-9]\d{0,2}(?:[ .()-]{0,2}\d){6,12})(?![\p{L}\p{N}]|[.,_-]\d)/gu;

/** Returns where the web addresses, e-mails and phones of a text stand, in order, without overlaps. */
export function findLinks(text: string): TextLink[] {
  const links = [
    ...webLinks(text),
    ...(text.includes('@') ? linksOf(text.matchAll(mail), mailAddress) : []),
    ...(/\d{3}/.test(text) ? linksOf(text.matchAll(phone), phoneAddress) : []),
  ].toSorted((one, other) => one.from - other.from);
  let end = 0;
  return links.filter(({ from, to }) => {
    const isFree = from >= end;
    if (isFree) end = to;
    return isFree;
  });
}

function linksOf(matches: Iterable<RegExpExecArray>, addressOf: (text: string) => string | null): TextLink[] {
  return [...matches].flatMap(({ 0: shown, index }) => {
    const href = addressOf(shown);
    return href ? [{ from: index, to: index + shown.length, href }] : [];
  });
}

function mailAddress(shown: string): string {
  return `mailto:${shown.replaceAll('%', '%25')}`;
}

function phoneAddress(shown: string): string | null {
  const digits = phoneDigits(shown);
  if (/^0[389]00/.test(digits)) return `tel:${digits}`;
  if (shown.startsWith('+') && !digits.startsWith('55')) return `tel:+${digits}`;
  const national = withoutCountryCode(digits.replace(/^(?:55)?0(?=\d{10,11}$)/, ''));
  return phoneFault(national) === null ? `tel:+55${national}` : null;
}
