import { writePlace, type SimulatedContent } from '@prosa/contract';

/** Returns a location, as a phone sends it. */
export function samplePlace(): SimulatedContent {
  const point = { latitude: -25.430_556, longitude: -49.258_611 };
  const name = 'Mercado Municipal';
  const address = 'Av. Sete de Setembro, 1865, Curitiba';
  return { type: 'location', message: writePlace({ ...point, name, address }) };
}

/** Returns a card of the phone's address book. */
export function sampleCard(): SimulatedContent {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Prado;Beatriz;;;',
    'FN:Beatriz Prado',
    'ORG:Confeitaria da Praça;',
    'TEL;type=CELL;waid=5541988776655:+55 41 98877-6655',
    'END:VCARD',
  ];
  return { type: 'contact', message: lines.join('\n') };
}
