import { describe, expect, test } from 'vitest';
import type { CustomerMessage, RunEvent } from '../run.ts';
import { make, makeMessage, play, say, type Drawing, type Played } from '../testing/runs.ts';

const options = [
  { id: 'a', label: 'Agendar consulta' },
  { id: 'b', label: 'Preços' },
];
const menu = (settings: object = {}): Drawing => ({
  menu: [
    'menu',
    { text: 'Escolha', options, attempts: 2, no_match_text: 'Como?', ...settings },
    { 'option:a': 'a', 'option:b': 'b', no_match: 'no', timeout: 'late' },
  ],
  ask: ['question', { text: 'CPF?', variable: 'cpf', sensitive: true, kind: 'cpf' }, { next: 'a' }],
  sair: ['global', { phrases: ['atendente'] }, { next: 'people' }],
  ...Object.fromEntries(['a', 'b', 'no', 'late', 'people'].map((id) => [id, say(id)])),
});

function writes(text: string, changes: Partial<CustomerMessage> = {}): RunEvent {
  return { kind: 'message', message: makeMessage(text, changes) };
}

/** What the bot said, of menus the text above the options. */
function said(played: Played): string[] {
  return played.said.map((text) => text.split('\n')[0] ?? '');
}

/** The effects of what was said last. */
function lastSaid({ effects }: Played): string[] {
  return [effects.findLast(({ kind }) => kind === 'send')?.id ?? ''];
}

describe('what was written before the question left', () => {
  test.each(['1', 'preços', 'tudo bem?'])('%j is no answer and no attempt', (text) => {
    const played = play(menu(), ['oi']);
    const unseen = lastSaid(played);
    for (const one of [text, text, text]) make(played, writes(one, { unseen }));
    expect(said(played)).toEqual(['Escolha']);
    expect(played.taken).not.toContain(false);
    expect(played.trace.at(-1)?.why).toContain('antes de a pergunta chegar');
    make(played, '2');
    expect(said(played)).toEqual(['Escolha', 'b']);
  });

  test('a phrase that leads elsewhere still does', () => {
    const played = play(menu(), ['oi']);
    make(played, writes('Atendente!', { unseen: lastSaid(played) }));
    expect(said(played).at(-1)).toBe('people');
  });

  test.each([{ option_id: 'menu b' }, { quoted: 'Escolha', quoted_effect: 'r1.2.0' }])(
    'is an answer where they saw the question: %j',
    (how) => {
      const played = play(menu(), ['oi']);
      make(played, writes('Preços', { unseen: lastSaid(played), ...how }));
      expect(said(played).at(-1)).toBe('b');
    },
  );

  test('and is written behind a question that is asked again, counts if it is right and costs nothing if not', () => {
    const played = play(menu(), ['oi', 'hã']);
    const unseen = lastSaid(played);
    make(played, writes('hum', { unseen }));
    expect(said(played)).toEqual(['Escolha', 'Como?']);
    make(played, writes('2', { unseen }));
    expect(said(played)).toEqual(['Escolha', 'Como?', 'b']);
  });

  test('is masked where the answer would be', () => {
    const played = play({ start: ['start', {}, { next: 'ask' }], ...menu() }, ['oi']);
    make(played, writes('529.982.247-25', { unseen: lastSaid(played) }));
    expect(played.effects.at(-1)).toMatchObject({ kind: 'mask' });
    expect(played.trace.at(-1)?.input).toBe('•••');
  });
});

describe('a message without words', () => {
  const audio = writes('', { type: 'audio', media_url: 'x' });

  test('gets a sentence of its own and is no attempt', () => {
    const played = play(menu(), ['oi', audio, writes('', { type: 'sticker' }), audio, 'preços']);
    expect(said(played)).toEqual([
      'Escolha',
      'Ainda não consigo ouvir áudios aqui. Pode escrever o número ou o nome da opção?',
      'Ainda não consigo ler figurinhas aqui. Pode escrever o número ou o nome da opção?',
      'Ainda não consigo ouvir áudios aqui. Pode escrever o número ou o nome da opção?',
      'b',
    ]);
  });

  test('is an attempt like any other once that was said three times; a sticker is then left alone', () => {
    const played = play(menu(), ['oi', audio, audio, audio, writes('', { type: 'sticker' }), audio, audio]);
    expect(said(played).slice(4)).toEqual(['Como?', 'no']);
  });

  test.each([
    [{ kind: 'csat', text: 'Nota?' }, 'Ainda não consigo ouvir áudios aqui. Pode escrever só a nota?'],
    [{ kind: 'consent', text: 'Aceita?' }, 'Ainda não consigo ouvir áudios aqui. Pode escrever?'],
    [{ kind: 'question', text: 'Dia?' }, 'Ainda não consigo ouvir áudios aqui. Pode escrever?'],
  ])('is asked for in words by %j', ({ kind, ...settings }, sentence) => {
    expect(said(play({ ask: [kind, settings] }, ['oi', audio])).at(-1)).toBe(sentence);
  });

  test('is an answer where an audio is asked for', () => {
    const drawing: Drawing = {
      ask: ['question', { text: 'Grave', kind: 'audio' }, { next: 'a' }],
      a: say('a'),
    };
    expect(said(play(drawing, ['oi', audio]))).toEqual(['Grave', 'a']);
  });
});

describe('a menu that gathers', () => {
  const gathers = menu({ gather_seconds: 3 });

  test('reads what comes in a burst as one answer', () => {
    const played = play(gathers, ['oi', 'tudo bem?', 'então', 'agendar consulta para minha mãe']);
    expect(said(played)).toEqual(['Escolha']);
    make(played, 3000);
    expect(said(played)).toEqual(['Escolha', 'a']);
    expect(played.trace.find(({ port }) => port === 'option:a')?.heard).toHaveLength(3);
  });

  test('takes a plain choice at once', () => {
    expect(said(play(gathers, ['oi', 'bom dia', '2']))).toEqual(['Escolha', 'b']);
  });

  test('asks once again for a burst that chooses nothing, and which one is meant where it speaks of two', () => {
    expect(said(play(gathers, ['oi', 'hã', 'hum', 3000]))).toEqual(['Escolha', 'Como?']);
    const both = ['oi', 'quero os preços sim', 'ou agendar consulta talvez', 3000];
    expect(said(play(gathers, both))).toEqual(['Escolha', expect.stringContaining('Você quis dizer')]);
    expect(said(play(gathers, ['oi', 'hã', 3000, 'hum', 3000]))).toEqual(['Escolha', 'Como?', 'no']);
  });

  test('says at once that it cannot hear an audio, and reads what was written besides', () => {
    const audio = writes('', { type: 'audio' });
    const played = play(gathers, ['oi', 'é sobre os preços', audio, 3000]);
    expect(said(played).slice(1)).toEqual([expect.stringContaining('áudios'), 'b']);
  });
});
