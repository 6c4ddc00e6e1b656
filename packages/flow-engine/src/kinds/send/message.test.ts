import { expect, test } from 'vitest';
import { drawFlow, play, say, text, type Drawing } from '../../testing/runs.ts';

test('texts and files leave in order, with variables in them; empty ones do not', () => {
  const blocks = [
    { id: 'a', type: 'text', variants: ['Oi {nome}'] },
    { id: 'b', type: 'image', media: 'm1', caption: 'Veja, {primeiro_nome}' },
    { id: 'c', type: 'text', variants: ['{nada}'] },
    { id: 'd', type: 'image', media: '' },
    { id: 'e', type: 'location', latitude: -25.5, longitude: -49.25, name: 'Loja' },
    { id: 'f', type: 'contact', name: 'Bia', phone: '+55 41 99999-0000' },
    { id: 'g', type: 'voice', media: 'm2' },
    { id: 'h', type: 'sticker', media: 'm3' },
    { id: 'i', type: 'voice', media: '' },
    { id: 'j', type: 'text', variants: ['Veja https://a.b/{primeiro_nome}'], link_preview: true },
  ];
  const { effects } = play({ talk: ['message', { blocks }] }, ['oi']);
  expect(effects.map((effect) => effect.kind === 'send' && effect.message)).toEqual([
    { type: 'text', text: 'Oi Ana Maria Souza', media: null },
    { type: 'image', text: 'Veja, Ana', media: 'm1' },
    { type: 'location', text: '-25.5,-49.25\nLoja', media: null },
    { type: 'contact', text: expect.stringContaining('waid=5541999990000:+55 41 99999-0000'), media: null },
    { type: 'audio', text: '', media: 'm2', voice: true },
    { type: 'sticker', text: '', media: 'm3' },
    { type: 'text', text: 'Veja https://a.b/Ana', media: null, link_preview: true },
  ]);
});

test('what is too long for a caption follows its file', () => {
  const blocks = [{ id: 'a', type: 'video', media: 'm1', caption: 'Olá {muito}', delay_ms: 300 }];
  const played = play({ talk: ['message', { blocks, typing: false }] }, ['oi'], {
    inputs: { muito: 'x'.repeat(1100) },
  });
  expect(played.effects).toMatchObject([
    { message: { type: 'video', text: '', media: 'm1' }, after_ms: 300 },
    { message: { type: 'text', text: expect.stringMatching(/^Olá x{1100}$/), media: null }, after_ms: 0 },
  ]);
});

test.each([true, false])('every node that speaks can go without typing: %s', (typing) => {
  const { effects } = play(
    { hi: text('Olá', { next: 'ask' }), ask: ['question', { text: 'Nome?', variable: 'n', typing }] },
    ['oi'],
  );
  expect(effects.map((effect) => effect.kind === 'send' && effect.after_ms)).toEqual([0, typing ? 800 : 0]);
});

test('typing can be switched off; the delay of a block stays', () => {
  const blocks = ['a', 'b'].map((id) => ({ id, type: 'text', variants: ['oi'], delay_ms: 200 }));
  const { effects } = play({ talk: ['message', { blocks, typing: false }] }, ['oi']);
  expect(effects.map((effect) => effect.kind === 'send' && effect.after_ms)).toEqual([200, 200]);
});

test('a contact does not get the same variant twice in a row, and the choice is kept', () => {
  const blocks = [{ id: 'a', type: 'text', variants: ['um', 'dois', 'três'] }];
  const drawing: Drawing = {
    talk: ['message', { blocks }, { next: 'again' }],
    again: ['jump', { target: 'talk' }],
  };
  const { said, effects } = play(drawing, ['oi']);
  expect(said.every((text, place) => text !== said[place - 1])).toBe(true);
  expect(new Set(said).size).toBe(3);
  expect(effects[0]).toMatchObject({ kind: 'choose', key: 'f1/talk/a' });
});

test('a filled text is cut at ten thousand characters', () => {
  const inputs = { muito: 'x'.repeat(20_000) };
  expect(play({ talk: say('{muito}') }, ['oi'], { inputs }).said[0]).toHaveLength(10_000);
});

test('the choice is the same for the same run', () => {
  const blocks = [{ id: 'a', type: 'text', variants: ['um', 'dois', 'três', 'quatro'] }];
  const drawing: Drawing = { talk: ['message', { blocks }] };
  expect(drawFlow(drawing).document.nodes).toHaveLength(2);
  expect(play(drawing, ['oi']).said).toEqual(play(drawing, ['oi']).said);
});
