import { expect, it } from 'vitest';
import type { DomainEvent } from '../platform/events/domain-events.ts';
import { eventsHint, readHint } from '../platform/events/hint.ts';
import { followers } from './areas.ts';

const concerned = (...events: DomainEvent[]) => readHint(eventsHint('7', events, followers)).followers;
const about = { conversation_id: 'c', message_id: 'm' };
const says = (origin: 'customer' | 'user' | 'chatbot'): DomainEvent => ({
  type: 'message.created',
  payload: { ...about, origin, at: 1 },
});
const changed = (payload: object): DomainEvent => ({
  type: 'message.changed',
  payload: { ...about, ...payload },
});
const tagged: DomainEvent = { type: 'contact.tagged', payload: { contact_id: 'a', tags: [] } };

it('bots are woken by customers and people, not by what bots say nor by receipts; the search by all that is said; sends by what becomes of messages, opt-outs by customers, follow-ups by who speaks', () => {
  expect(concerned(says('customer'))).toEqual([
    'message-search',
    'sends',
    'opt-outs',
    'flows',
    'follow-ups',
    'message-days',
  ]);
  expect(concerned(says('user'))).toEqual(['message-search', 'flows', 'follow-ups', 'message-days']);
  expect(concerned(changed({ failed: true }))).toEqual(['sends', 'flows', 'follow-ups']);
  expect(concerned(says('chatbot'), changed({}))).toEqual([
    'message-search',
    'sends',
    'follow-ups',
    'message-days',
  ]);
  expect(concerned(changed({ said: true }))).toEqual(['message-search']);
  expect(concerned(changed({}), changed({ read: true }))).toEqual(['sends']);
});

it('reports are woken by what they count, and a hint names each follower once', () => {
  expect(concerned(tagged)).toEqual(['reports']);
  expect(concerned({ type: 'contacts.changed', payload: {} })).toEqual([]);
  expect(concerned(tagged, says('customer'), tagged)).toEqual([
    'message-search',
    'sends',
    'opt-outs',
    'flows',
    'follow-ups',
    'reports',
    'message-days',
  ]);
  expect(readHint(eventsHint('7', [tagged], followers)).account_id).toBe('7');
});
