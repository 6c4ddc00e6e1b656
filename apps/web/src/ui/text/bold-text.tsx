import type { ReactNode } from 'react';

const bold = /(?<![\p{L}\p{N}*])\*(\S|\S[^*\n]*\S)\*(?![\p{L}\p{N}*])/gu;

/** Renders words between asterisks in bold, as messaging apps do. */
export function boldText(text: string): ReactNode {
  if (!text.includes('*')) return text;
  return text
    .split(bold)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}

const marks = /(?<![\p{L}\p{N}*_~`])(\*|_|~|```)(\S|\S[^\n]*?\S)\1(?![\p{L}\p{N}*_~`])/gu;

/**
 * Returns the text on one line, without the marks that messaging apps turn into bold, italic, struck or fixed
 * letters.
 */
export function withoutMarks(text: string): string {
  let plain = text;
  // Marks within marks: each round takes the outer ones.
  for (let round = 0; round < 3 && /[*_~`]/.test(plain); round += 1) plain = plain.replaceAll(marks, '$2');
  return plain;
}
