import { expect, test } from 'vitest';
import { cardNames, readCards } from './vcard.ts';

const ana = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lima;Ana;Maria;;',
  'FN:Ana Maria Lima',
  'ORG:Padaria Boa\\, Ltda;Vendas',
  'item1.TEL;type=CELL;waid=5541999990000:+55 41 99999-0000',
  'TEL;VALUE=uri:tel:+55-41-3333-4444',
  'EMAIL:ana@padaria.example',
  'END:VCARD',
].join('\r\n');

test('a vCard is read with names, numbers and the network’s own digits', () => {
  expect(readCards(ana)).toEqual([
    {
      name: 'Ana Maria Lima',
      organisation: 'Padaria Boa, Ltda, Vendas',
      phones: [
        { text: '+55 41 99999-0000', digits: '5541999990000' },
        { text: '+55-41-3333-4444', digits: '554133334444' },
      ],
      emails: ['ana@padaria.example'],
    },
  ]);
});

test('several vCards, folded lines, and a name in parts only are read', () => {
  const rui = 'BEGIN:VCARD\nN:Costa;Rui;;;\nTEL:+55 41 9\n 8888-7777\nEND:VCARD';
  expect(readCards(`${ana}\n${rui}`).map(({ name }) => name)).toEqual(['Ana Maria Lima', 'Rui Costa']);
  expect(readCards(rui)[0]?.phones[0]?.digits).toBe('5541988887777');
  expect(cardNames(`${ana}\n${rui}`)).toBe('Ana Maria Lima, Rui Costa');
});

test('a truncated vCard still has its name; anything else gives no cards', () => {
  expect(cardNames(ana.slice(0, 70))).toBe('Ana Maria Lima');
  expect(readCards('Ana, 41 99999-0000')).toEqual([]);
  expect(readCards('BEGIN:VCARD\nEND:VCARD')).toEqual([]);
  expect(cardNames('')).toBe('');
});
