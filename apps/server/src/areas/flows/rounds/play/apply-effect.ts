import { noRow } from '@prosa/contract';
import type { Effect } from '@prosa/flow-engine';
import { handBack, handOver } from './hand-over.ts';
import { sayMessage } from './say-message.ts';
import { withNotice, type RunEffect, type RunTurn } from './turn.ts';
import type { Customer, KnownContact } from '../read/world.ts';

/** Applies what a run wants done: at once to what later steps of the round see, and as something to be written. */
export function applyEffect(turn: RunTurn, effect: Effect): RunTurn {
  switch (effect.kind) {
    case 'send':
      return sayMessage(turn, effect);
    case 'transfer':
      return handOver(turn, effect);
    case 'take_back':
      return handBack(turn);
    case 'note':
      return withNotice(turn, { event: 'note', message: effect.text });
    case 'finish':
      return { ...turn, finishes: true };
    default: {
      const customer = customerAfter(turn, effect);
      return { ...turn, customer, effects: [...turn.effects, { run_id: turn.run.id, effect }] };
    }
  }
}

/** Returns the customer as later steps of the round see them. */
function customerAfter({ customer, conversation }: RunTurn, effect: RunEffect['effect']): Customer {
  const { contact } = customer;
  switch (effect.kind) {
    case 'tags':
      return { ...customer, contact: { ...contact, tags: tagsAfter(contact, effect) } };
    case 'contact':
      return { ...customer, contact: withFields(contact, effect) };
    case 'ignore':
      return { ...customer, contact: { ...contact, ignore: true } };
    case 'choose': {
      const choices = { ...contact.choices, [effect.key]: effect.value };
      return { ...customer, contact: { ...contact, choices } };
    }
    case 'keep':
      return withLasting(customer, conversation.id, effect);
    default:
      return customer;
  }
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

function tagsAfter({ tags }: KnownContact, { add, remove }: Of<'tags'>): string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag) || add.includes(tag)), ...add])];
}

function withFields(contact: KnownContact, { fields }: Of<'contact'>): KnownContact {
  const { override_name: name = contact.name, ...data } = fields;
  return { ...contact, name, data: { ...contact.data, ...data } };
}

function withLasting(customer: Customer, conversation: string, effect: Of<'keep'>): Customer {
  const { scope, name, value } = effect;
  const conversation_id = scope === 'contact' ? noRow : conversation;
  const until = effect.until === null ? null : new Date(effect.until);
  const others = customer.lasting.filter(
    (kept) => kept.name !== name || kept.conversation_id !== conversation_id,
  );
  const kept = { contact_id: customer.contact.id, conversation_id, name, value, until };
  return { ...customer, lasting: [...others, kept] };
}
