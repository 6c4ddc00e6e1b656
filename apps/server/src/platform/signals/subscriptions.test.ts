import { expect, it } from 'vitest';
import { createSubscriptions } from './subscriptions.ts';

it('calls the listeners of the topic and of the payload, and none of another payload or topic', () => {
  const called: string[] = [];
  const subscriptions = createSubscriptions();
  const as = (name: string) => (payload: string) => void called.push(`${name} ${payload}`);
  subscriptions.add('outbox', as('all'));
  const endA = subscriptions.add('outbox', as('A'), 'a');
  subscriptions.add('outbox', as('B'), 'b');
  subscriptions.add('events', as('events'), 'a');
  subscriptions.dispatch('outbox', 'a');
  expect(called.splice(0)).toEqual(['all a', 'A a']);
  endA();
  subscriptions.dispatch('outbox', 'a');
  subscriptions.dispatch('outbox', 'b');
  expect(called.splice(0)).toEqual(['all a', 'all b', 'B b']);
  subscriptions.dispatch('nobody', 'a');
  expect(called).toEqual([]);
});

it('keeps a later listener of the payload when an earlier one ends twice', () => {
  const called: string[] = [];
  const subscriptions = createSubscriptions();
  const end = subscriptions.add('outbox', () => called.push('first'), 'a');
  end();
  subscriptions.add('outbox', () => called.push('second'), 'a');
  end();
  subscriptions.dispatch('outbox', 'a');
  expect(called).toEqual(['second']);
});
