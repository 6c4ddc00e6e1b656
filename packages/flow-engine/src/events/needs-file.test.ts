import { expect, test } from 'vitest';
import { needsFile } from './needs-file.ts';
import type { CustomerMessage } from '../run.ts';
import { makeMessage, play, say, type Drawing } from '../testing/runs.ts';

const photo: Drawing = {
  photo: ['question', { text: 'Foto?', kind: 'image', variable: 'foto' }, { next: 'name' }],
  name: ['question', { text: 'Nome?', variable: 'nome' }, { next: 'done' }],
  done: say('Olá'),
};
const waiting: Drawing = { any: ['waitReply', {}, { replied: 'done' }], done: say('Olá') };
const busy: Drawing = { ask: ['http', { url: 'https://a.b' }, { success: 'done' }], done: say('Olá') };
const picture = { type: 'image', media_url: 'https://a.b/c' } satisfies Partial<CustomerMessage>;
const sent = { kind: 'message' as const, message: makeMessage('', picture) };

test.each([
  ['a question for a picture', play(photo, ['oi']), {}, true],
  ['a question for a text', play(photo, ['oi', sent]), {}, false],
  [
    'a question for a text, while it quotes the one for a picture',
    play(photo, ['oi', sent]),
    { quoted_effect: 'r1.2.0' },
    true,
  ],
  ['a node that takes whatever comes', play(waiting, ['oi']), {}, true],
  ['a request that is under way', play(busy, ['oi']), {}, true],
  ['the end', play(photo, ['oi', sent, 'Ana']), {}, false],
])('a picture must be here for %s: %#', (_, { state, scene }, quoting, needed) => {
  expect(needsFile(state, makeMessage('', { ...picture, media_url: null, ...quoting }), scene)).toBe(needed);
});
