import { expect, it } from 'vitest';
import { runsLink, runsWanted, scoresLink, scoresWanted } from './result-links.ts';

const limits = { channel: '7', flow: null, interval: 30 };
const paramsOf = (address: string) => new URL(address, 'http://x').searchParams;

it.each([
  {},
  { result: 'people' as const },
  { outcome: 'convertido & feliz' },
  { branch: { node: 'n1', branch: 'a' } },
])('the list of runs reads what its link says: %j', (wanted) => {
  const params = paramsOf(runsLink(limits, wanted));
  expect(runsWanted(params)).toEqual(wanted);
  expect([params.get('canal'), params.get('periodo'), params.has('fluxo')]).toEqual(['7', '30', false]);
});

it('the list of scores reads what its link says, and all of them where it says nothing', () => {
  const wanted = { scale: 'thumbs' as const, min: 0, max: 0, commented: true };
  expect(scoresWanted(paramsOf(scoresLink(limits, wanted)))).toEqual(wanted);
  expect(scoresWanted(paramsOf(scoresLink(limits)))).toEqual({ min: 0, max: 10, commented: false });
  expect(scoresWanted(new URLSearchParams('nota=x&notaate=99'))).toMatchObject({ min: 0, max: 10 });
});
