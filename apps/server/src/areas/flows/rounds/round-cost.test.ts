import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '@prosa/contract';
import { drawing, node, says } from '../../../testing/flow-drawings.ts';
import { openBotDesk } from '../../../testing/bot-desk.ts';
import { transactionsDuring } from '../../../testing/statements.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const news = [
  'take_event_cursor',
  'events_for_flows_500',
  'due_runs_500',
  'answered_requests_500',
  'due_happenings_500',
];
const concerned = ['flows_in_use', 'move_event_cursor', '(concerned)'];
const world = ['company_for_flows', 'contacts_for_flows', '(live runs)', 'heard_messages'];
const team = ['people_online', 'last_agents', 'sights_of_team'];
const read = [...news, ...concerned, 'lock_contacts', 'lock_for_bot', ...world, ...team];
const write = ['write_runs', 'write_flow_steps', 'write_flow_counts'];
const commit = ['commit_conversation_message_outbox', 'append_events'];
const commitSeveral = ['commit_conversation_messages_outbox', 'append_events'];

/** The statements, in order, of the first round that changed a run while `work` was done. */
async function statementsOfRound(work: () => Promise<unknown>): Promise<string[]> {
  const committed = await transactionsDuring(work);
  const names = committed.find((statements) => statements.includes('write_runs')) ?? [];
  // These two have no name, so that they are planned each time.
  const unnamed = ['(concerned)', '(live runs)'];
  return names.map((name) => (name.includes(' ') ? (unnamed.shift() ?? '') : name));
}

it('costs a fixed number of statements, in which tags, people and ends add their own', async () => {
  const desk = await openBotDesk(server);
  const { owner, department } = desk.company;
  const { _id: tag } = await owner.call(calls.saveTag, { name: 'Cliente', color: '#00FF00' });
  const options = ['tags', 'bye'].map((id) => ({ id, label: id }));
  const next = { 'option:tags': 'tags', 'option:bye': 'bye', no_match: 'end' };
  const flow = drawing(
    node('menu', { settings: { text: 'Como ajudamos?', options }, next }),
    node('tags', { settings: { add: [tag] }, next: { next: 'notify' } }),
    node('notify', { settings: { text: 'Olhem', mentions: [owner.user._id] }, next: { next: 'people' } }),
    node('toDepartment', {
      id: 'people',
      settings: { department, text: 'Um momento.', strategy: 'least_loaded' },
    }),
    says('bye', 'Até logo!', { next: 'end' }),
    node('end', { settings: { finish_conversation: true } }),
  );
  const chip = await desk.addChannel(await desk.publish(flow));
  // The first one has the flow's version read, which the process then keeps.
  await desk.greeted(chip, 1);
  const [one, other] = [desk.phone(), desk.phone()];
  const writes = (phone: string, text: string, answers: number) =>
    statementsOfRound(async () => {
      await desk.writes(chip, phone, text);
      await desk.received(chip, phone, answers);
    });
  expect(await writes(one, 'oi', 1)).toEqual([...read, ...write, ...commit]);
  const choose = 'loads_of_people';
  const mention = ['flow_mentions_since', 'write_flow_mentions', 'write_person_mentions'];
  const tags = ['add_tags', 'record_tags'];
  expect(await writes(one, '1', 2)).toEqual([
    ...read,
    choose,
    ...mention,
    ...write,
    ...tags,
    ...commitSeveral,
  ]);
  expect(await writes(other, 'oi', 1)).toEqual([...read, ...write, ...commit]);
  expect(await writes(other, '2', 2)).toEqual([
    ...read,
    'written_before_the_end',
    ...write,
    ...commitSeveral,
  ]);
});
