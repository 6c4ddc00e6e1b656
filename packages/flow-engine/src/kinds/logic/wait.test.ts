import { expect, test } from 'vitest';
import { make, makeMessage, play, say, type Drawing } from '../../testing/runs.ts';
import { makeScene } from '../../testing/scenes.ts';

const minute = 60_000;
const hour = 60 * minute;
const ends = { next: say('next'), replied: say('replied'), late: say('late') };

function waits(settings: object): Drawing {
  return { wait: ['wait', settings, { next: 'next', replied: 'replied' }], ...ends };
}

/** The scene's clock is at 2025-11-20, 09:05 in São Paulo. */
test.each([
  [{ kind: 'duration', duration: { amount: 90, unit: 'minutes' } }, '2025-11-20T13:35:00Z'],
  [{ kind: 'duration', duration: { amount: 30, unit: 'days' } }, '2025-12-20T12:05:00Z'],
  [{ kind: 'variable', variable: '{dia}', offset_minutes: -60 }, '2025-12-01T09:00:00Z'],
  [{ kind: 'variable', variable: 'dia' }, '2025-12-01T10:00:00Z'],
] as [object, string][])('%j waits until %s', (settings, until) => {
  const { state } = play(waits(settings), ['oi'], { inputs: { dia: '2025-12-01T07:00' } });
  expect(new Date(state.waiting?.until ?? 0).toISOString()).toBe(until.replace('Z', '.000Z'));
});

test.each([
  [{ kind: 'moment', moment: '2025-12-24T18:00' }, '2025-12-24T21:00:00Z'],
  [{ kind: 'moment', moment: '2025-12-24T18:00', time_zone: 'America/Manaus' }, '2025-12-24T22:00:00Z'],
])('%j waits until %s, and not all wake in the same second', (settings, moment) => {
  const untils = ['r1', 'r2', 'r3'].map(
    (run_id) => (play(waits(settings), ['oi'], { run_id }).state.waiting?.until ?? 0) - Date.parse(moment),
  );
  for (const late of untils) expect(late >= 0 && late < minute).toBe(true);
  expect(new Set(untils).size).toBe(3);
});

test.each([
  [{ kind: 'moment', moment: '2025-11-01T08:00' }, /já passou/],
  [{ kind: 'variable', variable: '{dia}' }, /Não há data/],
  [{ kind: 'moment', moment: 'ontem' }, /Não há data/],
])('%j does not wait at all', (settings, why) => {
  const { said, trace } = play(waits(settings), ['oi']);
  expect(said).toEqual(['next']);
  expect(trace.at(-2)?.why).toMatch(why);
});

test.each([
  ['25/12/2025', '2025-12-25T03:00:00Z'],
  ['25/12/2025 18:00', '2025-12-25T21:00:00Z'],
])('a date of the contact, as it is kept there, is one to wait for: %s', (vencimento, until) => {
  const contact = { ...makeScene().contact, data: { vencimento } };
  const settings = { kind: 'variable', variable: '{contato.vencimento}' };
  const { state } = play(waits(settings), ['oi'], { scene: { contact } });
  expect(state.waiting?.until).toBe(Date.parse(until));
});

test('woken after its hours, because its number was away, it waits for the next ones', () => {
  const within = [{ days: [4, 5], from: '08:00', to: '18:00' }];
  const settings = { kind: 'duration', duration: { amount: 1, unit: 'hours' }, within };
  const played = play(waits(settings), ['oi', 10 * hour]);
  expect(played.said).toEqual([]);
  const opening = Date.parse('2025-11-21T11:00:00Z');
  expect((played.state.waiting?.until ?? 0) - opening).toBeLessThan(minute);
  make(played, 13 * hour);
  expect(played.said).toEqual(['next']);
});

test('outside of its hours it waits for the next opening, and not all wake in the same second', () => {
  const within = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '09:00' }];
  const settings = { kind: 'duration', duration: { amount: 1, unit: 'hours' }, within };
  const untils = ['r1', 'r2', 'r3'].map(
    (run_id) => play(waits(settings), ['oi'], { run_id }).state.waiting?.until ?? 0,
  );
  const opening = Date.parse('2025-11-21T11:00:00Z');
  for (const until of untils) expect(until - opening).toBeGreaterThanOrEqual(0);
  for (const until of untils) expect(until - opening).toBeLessThan(minute);
  expect(new Set(untils).size).toBe(3);
});

test('it may end when the customer writes', () => {
  const settings = { kind: 'duration', duration: { amount: 1, unit: 'days' }, until_reply: true };
  expect(play(waits(settings), ['oi', 'já?']).said).toEqual(['replied']);
  expect(play(waits(settings), ['oi', 86_400_000]).said).toEqual(['next']);
});

test('waitReply takes what comes, gathers, and keeps the newest', () => {
  const settings = { timeout: { amount: 10, unit: 'minutes' }, variable: 'x' };
  const drawing = (more: object): Drawing => ({
    wait: ['waitReply', { ...settings, ...more }, { replied: 'replied', timeout: 'late' }],
    ...ends,
  });
  expect(play(drawing({}), ['oi', 'tudo bem']).state.variables).toEqual({ x: 'tudo bem' });
  expect(play(drawing({}), ['oi', 10 * minute]).said).toEqual(['late']);
  const gathered = play(drawing({ gather_seconds: 10, keep: 2 }), ['oi', 'a', 5000, 'b', 5000, 'c', 10_000]);
  expect(gathered.state.variables).toEqual({ x: 'b\nc' });
  expect(gathered.trace.at(-2)).toMatchObject({ port: 'replied', input: 'a\nb\nc' });
  const photo = makeMessage('', { type: 'image', media_url: 'https://a/b' });
  expect(play(drawing({}), ['oi', { kind: 'message', message: photo }]).state.variables).toEqual({
    x: 'https://a/b',
  });
});
