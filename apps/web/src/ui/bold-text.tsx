import type { ReactNode } from 'react';

const bold = /(?<![\p{L}\p{N}*])\*(\S|\S[^*\n]*\S)\*(?![\p{L}\p{N}*])/gu;

/** A text whose words between asterisks stand out, as messaging apps show them. */
export function boldText(text: string): ReactNode {
  if (!text.includes('*')) return text;
  return text
    .split(bold)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
