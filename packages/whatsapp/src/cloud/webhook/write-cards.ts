import type { z } from 'zod';
import type { parts } from './shapes.ts';

type Cards = z.infer<typeof parts.contacts>;

/** Returns the people of a contact message as vCards, which is how their text is stored. */
export function writeCards(cards: Cards): string {
  return cards.map(writeCard).join('\n');
}

function writeCard({ name, org, phones = [] }: Cards[number]): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name?.formatted_name ?? '')}`,
    ...(org?.company ? [`ORG:${escaped(org.company)}`] : []),
    ...phones.flatMap(({ phone, wa_id }) => {
      const number = phone ?? (wa_id && `+${wa_id}`);
      return number ? [`TEL${wa_id ? `;waid=${escaped(wa_id)}` : ''}:${escaped(number)}`] : [];
    }),
    'END:VCARD',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}
