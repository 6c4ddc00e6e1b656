import { expect, test } from 'vitest';
import { mapAddress, readPlace, writePlace } from './place.ts';

const market = { latitude: -25.4284, longitude: -49.2733, name: 'Mercado', address: 'Rua A, 10' };

test.each([
  ['-25.4284,-49.2733\nMercado\nRua A, 10', market],
  ['-25.4284, -49.2733', { ...market, name: '', address: '' }],
  ['geo:-25.4284,-49.2733', { ...market, name: '', address: '' }],
  ['{"latitude":-25.4284,"longitude":"-49.2733","name":"Mercado","address":"Rua A, 10"}', market],
  ['91,0', null],
  ['0,181', null],
  ['{"latitude":null,"longitude":2}', null],
  ['{broken', null],
  ['perto do mercado', null],
  ['', null],
])('the text %j is read as a place', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('a written place can be read again, and leads to a map', () => {
  expect(readPlace(writePlace(market))).toEqual(market);
  expect(mapAddress(market)).toContain('query=-25.4284,-49.2733');
});
