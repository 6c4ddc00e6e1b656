import type { ConversationFilter } from '@prosa/contract';
import { expect, test } from 'vitest';
import { emptyFilter } from '../filter/empty-filter.ts';
import { aConversation } from '../testing/samples.ts';
import { matchesFilter } from './matches-filter.ts';

const conversation = aConversation('c', 1, {
  tags: ['vip'],
  department: 'sales',
  is_manual: false,
  waiting_response: true,
});

const cases: [name: string, filter: Partial<ConversationFilter>, matches: boolean][] = [
  ['nothing asked', {}, true],
  ['name without accent and capitals', { text: 'jose avi' }, true],
  ['part of the phone', { text: '9999' }, true],
  ['text with blanks around', { text: '  ávila ' }, true],
  ['another name', { text: 'maria' }, false],
  ['one of the tags', { tags: ['cold', 'vip'] }, true],
  ['another tag', { tags: ['cold'] }, false],
  ['its department', { departments: ['sales'] }, true],
  ['another department', { departments: ['support'] }, false],
  ['its type', { types: ['chatbot'] }, true],
  ['both types', { types: ['chatbot', 'human'] }, true],
  ['the other type', { types: ['human'] }, false],
  ['unanswered', { situation: 'unanswered' }, true],
  ['finished ones', { finished: true }, false],
  ['all at once', { text: 'jose', tags: ['vip'], departments: ['sales'], types: ['chatbot'] }, true],
  ['all but one', { text: 'jose', tags: ['vip'], departments: ['support'], types: ['chatbot'] }, false],
];

test.each(cases)('filter by %s', (_name, filter, matches) => {
  expect(matchesFilter(conversation, { filter: { ...emptyFilter, ...filter }, me: 'me' })).toBe(matches);
});

test('a search finds a contact by the name that was given in Prosa', () => {
  const renamed = { ...conversation, contact: { ...conversation.contact, override_name: 'Padaria do Zé' } };
  expect(matchesFilter(renamed, { filter: { ...emptyFilter, text: 'padaria' }, me: 'me' })).toBe(true);
});

test('an answered conversation does not match the filter for unanswered ones', () => {
  const answered = { ...conversation, waiting_response: false };
  expect(matchesFilter(answered, { filter: { ...emptyFilter, situation: 'unanswered' }, me: 'me' })).toBe(
    false,
  );
});

test.each([
  ['mine', { is_manual: true, user: { _id: 'me', name: 'Eu' } }, true],
  ['mine', { is_manual: true, user: { _id: 'other', name: 'Bia' } }, false],
  ['mine', { is_manual: true, user: null }, false],
  ['nobody', { is_manual: true, user: null }, true],
  ['nobody', { is_manual: false, user: null }, false],
  ['nobody', { is_manual: true, user: { _id: 'me', name: 'Eu' } }, false],
] as const)('the filter by owner %s looks at who has it: %j', (owner, whose, matches) => {
  expect(matchesFilter({ ...conversation, ...whose }, { filter: { ...emptyFilter, owner }, me: 'me' })).toBe(
    matches,
  );
});
