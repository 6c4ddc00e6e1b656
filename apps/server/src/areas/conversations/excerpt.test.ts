import { describe, expect, it } from 'vitest';
import { beginningOf, excerptOf } from './excerpt.ts';

/** Writes an excerpt as one text, with what is marked in brackets. */
function written(pieces: ReturnType<typeof excerptOf>): string | undefined {
  return pieces?.map(({ text, is_match }) => (is_match ? `[${text}]` : text)).join('');
}

describe('the excerpt of a text', () => {
  it.for([
    ['every place is marked', ['ana'], 'Ana e banana', '[Ana] e b[ana]na'],
    ['of two that begin together the longer one', ['pe', 'pedido'], 'O pedido', 'O [pedido]'],
    ['two that touch', ['bom', ' dia'], 'bom dia', '[bom dia]'],
    ['what one letter stands for', ['ss'], 'Straße', 'Stra[ß]e'],
    ['lines become one', ['b'], 'a\n\nb\tc', 'a [b] c'],
  ] as const)('%s', ([, wanted, text, shown]) => {
    expect(written(excerptOf(text, wanted))).toBe(shown);
  });

  it('finds a phrase at the beginning of a word that overlaps one in the middle of a word', () => {
    expect(written(excerptOf('bombom bom bom', ['bom bom'], 'word'))).toBe('bombom [bom bom]');
  });

  it('is the part around the text that was named first, however far the others are', () => {
    const text = `pix ${'a '.repeat(100)}frete hoje ${'b '.repeat(100)}pix`;
    expect(written(excerptOf(text, ['frete', 'pix', 'hoje']))).toBe(
      `…${'a '.repeat(25)}[frete] [hoje] ${'b '.repeat(62)}…`,
    );
  });

  it('marks no more than it shows, and is the beginning where nothing is found', () => {
    expect(written(excerptOf('x'.repeat(300), ['x']))).toBe(`[${'x'.repeat(131)}]…`);
    expect(excerptOf('nada', ['tudo', ''])).toBeNull();
    expect(written(beginningOf('y'.repeat(300)))).toBe(`${'y'.repeat(180)}…`);
  });
});
