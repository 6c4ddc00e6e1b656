import { expect, test } from 'vitest';
import type { FlowSummary } from '@prosa/contract';
import { dateWords, eventTexts } from './event-words.ts';
import { sharedKeywords, sharedWith } from './shared-keywords.ts';
import { triggerForm, triggerOf, triggerProblems, type TriggerForm } from './trigger-form.ts';

const flow: FlowSummary = {
  _id: 'f1',
  name: 'Boas-vindas',
  filed: false,
  trigger: false,
  keywords: [],
  trigger_human: false,
  disabled_chips: [],
  match: 'exact',
  occasions: [],
  events: { finished: null, tagged: null, changed: null, date: null },
  priority: 0,
  cooldown_minutes: 0,
  hold_hours: 24,
  quiet_minutes: 60,
  everywhere: false,
  published_version: null,
  changed: true,
  updated: '2026-11-21T12:00:00.000Z',
};

test('a new trigger starts switched on; one that was switched off stays off', () => {
  expect(triggerForm(flow).trigger).toBe(true);
  expect(triggerForm({ ...flow, keywords: ['oi'] }).trigger).toBe(false);
});

test('a trigger needs a keyword or an occasion', () => {
  const form = triggerForm(flow);
  expect(triggerProblems(form)).toEqual({
    keywords: 'É necessário adicionar pelo menos uma palavra-chave',
  });
  expect(triggerProblems({ ...form, keywords: ['oi'] })).toEqual({});
  expect(triggerProblems({ ...form, occasions: ['first_contact'] })).toEqual({});
  expect(triggerProblems({ ...form, trigger: false })).toEqual({});
  expect(triggerProblems({ ...form, trigger: false, hold_hours: Number.NaN })).toHaveProperty('hold_hours');
});

test('a trigger may start by an event alone, which says what it still lacks', () => {
  const form = triggerForm(flow);
  const events = {
    ...flow.events,
    tagged: { tags: [] },
    date: { field: ' ', days: 0, hour: 9, yearly: true },
  };
  expect(triggerProblems({ ...form, events })).toEqual({
    tagged: 'Escolha pelo menos uma tag.',
    date: 'Escreva o nome do campo que tem a data.',
  });
  const chosen = { ...flow.events, tagged: { tags: ['vip'] } };
  expect(triggerProblems({ ...form, events: chosen })).toEqual({});
  expect(triggerOf({ ...form, events: chosen }).events).toEqual(chosen);
  expect(eventTexts(chosen, () => 'VIP')).toEqual(['Tag: VIP']);
  expect(dateWords({ field: 'vencimento', days: -1, hour: 9, yearly: false })).toBe(
    '1 dia antes de vencimento, às 9 h',
  );
});

test.each([
  [0, { repeats: 'always' }],
  [null, { repeats: 'once' }],
  [30, { repeats: 'after', amount: 30, unit: 'minutes' }],
  [120, { repeats: 'after', amount: 2, unit: 'hours' }],
  [2880, { repeats: 'after', amount: 2, unit: 'days' }],
])('a rest of %s minutes is read and written back', (cooldown_minutes, words) => {
  const form = triggerForm({ ...flow, cooldown_minutes });
  expect(form).toMatchObject(words);
  expect(triggerOf(form).cooldown_minutes).toBe(cooldown_minutes);
});

test('a rest between starts needs a length, and is never longer than a year', () => {
  const form: TriggerForm = { ...triggerForm(flow), keywords: ['oi'], repeats: 'after' };
  expect(triggerProblems({ ...form, amount: Number.NaN })).toEqual({ amount: 'Campo obrigatório' });
  expect(triggerOf({ ...form, amount: 9999, unit: 'days' }).cooldown_minutes).toBe(525_600);
});

test('a keyword of another flow is found whatever its accents; a trigger that is off does not count', () => {
  const others = [
    { name: 'Preços', trigger: true, keywords: ['ORÇAMENTO', 'preço'] },
    { name: 'Antigo', trigger: false, keywords: ['orcamento'] },
  ];
  expect(sharedKeywords(['oi', 'orcamento'], others)).toEqual([{ keyword: 'orcamento', flows: ['Preços'] }]);
});

test('the list warns a flow of other flows, not of itself, and does not compare expressions', () => {
  const mine = { ...flow, trigger: true, keywords: ['oi'] };
  const theirs = { ...mine, _id: 'other', name: 'Outro' };
  expect(sharedWith(mine, [mine, theirs])).toEqual([{ keyword: 'oi', flows: ['Outro'] }]);
  expect(sharedWith(mine, [mine, { ...theirs, match: 'regex' }])).toEqual([]);
  expect(sharedWith({ ...mine, trigger: false }, [mine, theirs])).toEqual([]);
});
