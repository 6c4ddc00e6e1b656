import { describe, expect, it } from 'vitest';
import { allCalls, calls, type Call } from '@prosa/contract';
import { z } from 'zod';
import { leavesOf, type Leaf } from '../testing/contract/contract-walker.ts';
import { validInputs } from '../testing/contract/areas.ts';
import { callNames } from '../testing/contract/valid-inputs.ts';

/** Words in a field's name that say it points at a row. */
const rowWords = new Set(
  (
    'id ids jid account assistant audience campaign channel chatbot chip company contact conversation customer ' +
    'department file flow follow media plan quick reply schedule scheduled session tag user webhook'
  ).split(' '),
);
const pointsAtRow = (name: string) =>
  name.split('_').some((word) => rowWords.has(word) || rowWords.has(word.replace(/s$/, '')));

/** Field → why it is not a `ref`. An entry that no call needs any more fails too. */
const exceptions: Record<string, string> = {
  'change-contact-annotations contact.annotations.[].user': 'the name shown beside a kept note',
  'change-contact-annotations seen.[].user': 'the name shown beside a kept note',
  'import-contacts tag': 'the name of a tag for what is imported',
  'auth customer_email': 'an e-mail of any company, looked up once staff have given their password',
  'update-account max_channels': 'how many the company may have',
  'update-account max_users': 'how many the company may have',
  'update-account max_flows': 'how many the company may have',
  'create-user company': 'the name of the new company',
  'get-conversations-by-user filter.tags.[]': 'only narrows the own list; tested in isolation-filters',
  'get-conversations-by-user filter.departments.[]': 'only narrows the own list; tested in isolation-filters',
  'get-conversations-by-user filter.channels.[]': 'only narrows the own list; tested in isolation-filters',
  'get-conversations-by-user filter.users.[]': 'only narrows the own list; tested in isolation-filters',
  'get-conversations-with-last-message filter.channels.[]':
    'only narrows the own list; tested in isolation-filters',
  'get-conversations-with-last-message filter.tags.[]':
    'only narrows the own list; tested in isolation-filters',
  'get-conversations-with-last-message filter.departments.[]':
    'only narrows the own list; tested in isolation-filters',
  'get-conversations-with-last-message filter.users.[]':
    'only narrows the own list; tested in isolation-filters',
  'get-next-conversation filter.channels.[]': 'only narrows the own list; tested in isolation-filters',
  'get-next-conversation filter.tags.[]': 'only narrows the own list; tested in isolation-filters',
  'get-next-conversation filter.departments.[]': 'only narrows the own list; tested in isolation-filters',
  'get-next-conversation filter.users.[]': 'only narrows the own list; tested in isolation-filters',
  'save-view filter.users.[]': 'kept as it is, and narrows the own list when it is used',
  'save-view filter.channels.[]': 'kept as it is, and narrows the own list when it is used',
  'save-view filter.tags.[]': 'kept as it is, and narrows the own list when it is used',
  'save-view filter.departments.[]': 'kept as it is, and narrows the own list when it is used',
  'create-flow-test steps.[].file_name': 'what a file of the customer is called',
  'create-flow-test steps.[].by.tag': 'put on a simulated contact, and never looked up',
  'create-flow-test steps.[].option_id': 'an option of a drawn menu, compared and never looked up',
  'send-conversation-message message_id': 'made by the client, unique in its own company only',
  'create-system-message message_id': 'made by the client, unique in its own company only',
  'save-cloud-keys phone_number_id': 'what Meta calls a number',
  'save-cloud-keys waba_id': 'what Meta calls a business account',
  'start-new-conversation jid': 'an address of the network, not of a row',
  'start-new-conversation channel_contact_id': 'an address of the network, not of a row',
};

/** A drawing names rows in its own texts, which are looked up in the company: flows/publishing.test.ts. */
const drawn = /^create-or-update-flow document\./;

const textual = new Set(['string', 'any', 'unknown', 'custom', 'template_literal']);

/** Returns the last named step: the items of a list have the list's name. */
const nameOf = ({ path }: Leaf) => path.findLast((step) => !/^(\[\]|\{.*\})$/.test(step)) ?? '';

/** Lists fields of a call that are named like an id, take text, and are not declared as ids. */
function undeclared({ path, input }: Call): string[] {
  return leavesOf(input)
    .filter((leaf) => leaf.ref === null && textual.has(leaf.type) && pointsAtRow(nameOf(leaf)))
    .map((leaf) => `${path} ${leaf.path.join('.')}`)
    .filter((field) => !drawn.test(field));
}

describe('ids in the contract', () => {
  it('are declared with ref, except those listed with a reason', () => {
    const found = allCalls.flatMap(undeclared);
    expect(found.filter((field) => !(field in exceptions))).toEqual([]);
    expect(Object.keys(exceptions).filter((field) => !found.includes(field))).toEqual([]);
  });

  it.each([
    ['_id', z.object({ _id: z.string() })],
    ['contact._id', z.object({ contact: z.object({ _id: z.string() }) })],
    ['chip_number_id', z.object({ chip_number_id: z.string().optional() })],
    ['departments.[]', z.object({ departments: z.array(z.string().max(9)) })],
    ['flow', z.object({ flow: z.string().nullable().default(null) })],
    ['chip', z.object({ chip: z.union([z.number(), z.string()]) })],
    ['audience_tags_skip.[]', z.object({ audience_tags_skip: z.array(z.unknown()) })],
    ['media', z.object({ media: z.any() })],
  ])('declared without ref are found, such as %s', (field, input) => {
    const call = { path: 'made-up', access: 'session', input, output: z.object({}), errors: [] } as const;
    expect(undeclared(call)).toEqual([`made-up ${field}`]);
  });

  it('can be swapped: every call has valid inputs', () => {
    expect(Object.keys(validInputs).toSorted()).toEqual(callNames(calls).toSorted());
  });
});
