import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type CallInput, type Chip, type FlowResults } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { passEvents } from '../../../platform/events/follow.ts';
import { openBotDesk, type BotDesk } from '../../../testing/bot-desk.ts';
import { eventually } from '../../../testing/eventually.ts';
import { drawing, node, says } from '../../../testing/flow-drawings.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readXlsx } from '../../../testing/sheets/read-xlsx.ts';
import { countRuns } from '../bot-rollups/count-runs.ts';
import { recountRuns } from '../bot-rollups/recount-runs.ts';

let server: TestServer;
let desk: BotDesk;
let chip: Chip;
let flow: string;

/** Asks for the size, then for a score, and ends as the size says; a split goes through both ways. */
const shop = () =>
  drawing(
    node('split', {
      settings: {
        branches: [
          { id: 'a', label: 'Curta', weight: 100 },
          { id: 'b', label: 'Longa', weight: 0 },
        ],
      },
      next: { 'branch:a': 'menu', 'branch:b': 'menu' },
    }),
    node('menu', {
      settings: {
        text: 'O que deseja?',
        options: ['comprar', 'pessoa', 'nada'].map((id) => ({ id, label: id })),
      },
      next: { 'option:comprar': 'csat', 'option:pessoa': 'people', 'option:nada': 'gone', no_match: 'gone' },
    }),
    node('csat', {
      settings: { text: 'De 0 a 10?', scale: '0-10', ask_comment: true, typing: false },
      next: { next: 'sold', no_match: 'sold' },
    }),
    node('end', { id: 'sold', settings: { outcome: ' Convertido', finish_conversation: false } }),
    node('end', { id: 'gone', settings: { outcome: 'abandonado', finish_conversation: false } }),
    node('toDepartment', {
      id: 'people',
      settings: { department: desk.company.department, text: 'Um momento.' },
    }),
    says('unused', 'x', { next: 'sold' }),
  );

beforeAll(async () => {
  server = await startTestServer();
  desk = await openBotDesk(server);
  flow = await desk.publish(shop(), { name: 'Loja' });
  chip = await desk.addChannel(flow);
});
afterAll(() => server.stop());

const db = () => server.runtime.database.forAccount(desk.company.account_id);
const results = (input: CallInput<typeof calls.getFlowResults> = {}) =>
  desk.company.owner.call(calls.getFlowResults, input);

/** Waits until the numbers are these. */
const counted = (expected: object) =>
  eventually(async () => {
    const answer = await results();
    expect(answer).toMatchObject(expected);
    return answer;
  });

/** A new customer who got the menu and writes on. */
async function customer(...texts: string[]): Promise<string> {
  const phone = desk.phone();
  for (const [place, text] of ['oi', ...texts].entries()) {
    await desk.writes(chip, phone, text);
    if (place < texts.length) await desk.received(chip, phone, place + 1);
  }
  return phone;
}

it('runs, outcomes and scores of a day are counted, and each number leads to what is behind it', async () => {
  const buyer = await customer('comprar', '9', 'Tudo ótimo');
  await customer('comprar', '3');
  await customer('comprar');
  await customer('pessoa');
  await customer('nada');
  await customer();
  await counted({
    runs: { all: 6, ended: 1, people: 1, abandoned: 1, running: 3, stopped: 0 },
    previous: null,
    outcomes: [
      { outcome: 'abandonado', runs: 1 },
      { outcome: 'convertido', runs: 1 },
    ],
    flows: [{ _id: flow, name: 'Loja', all: 6, converted: 1 }],
    scores: [
      { scale: '0-10', asked: 3, answered: 2, average: 6, nps: { score: 0, promoters: 1, detractors: 1 } },
    ],
  });
  const { owner } = desk.company;
  const { data } = await owner.call(calls.getResultRuns, { result: 'ended', outcome: 'convertido' });
  const { _id, contact } = await desk.conversation(buyer);
  expect(data).toMatchObject([
    { contact: { _id: contact._id }, conversation: { _id }, flow: { _id: flow }, chip: { _id: chip._id } },
  ]);
  expect((await owner.call(calls.getResultRuns, { flow, result: 'people' })).data).toHaveLength(1);
  const scores = await owner.call(calls.getResultScores, { min: 9 });
  expect(scores.data).toMatchObject([{ value: 9, comment: 'Tudo ótimo', conversation: { _id } }]);
  expect((await owner.call(calls.getResultScores, { commented: true })).data).toHaveLength(1);
  expect((await owner.call(calls.getResultScores, {})).data).toHaveLength(2);
});

it('a test counts a contact once in its branch, and converted if one of its runs was', async () => {
  const { owner } = desk.company;
  const { _id: conversation_id } = await desk.conversation(await customer('nada'));
  const branch = { node: 'split', branch: 'a' };
  const runs = async (more: object = {}) =>
    (await owner.call(calls.getResultRuns, { flow, branch, ...more })).data;
  await eventually(async () => (await runs({ outcome: 'abandonado' })).length === 2);
  await owner.call(calls.transferToFlow, { conversation_id, flow });
  await eventually(async () => (await runs()).length === 8);
  const [split] = await owner.call(calls.getSplitResults, { flow });
  expect(split).toMatchObject({
    flow: { name: 'Loja' },
    branches: [
      {
        label: 'Curta',
        weight: 100,
        contacts: 7,
        converted: 1,
        outcomes: [{ outcome: 'abandonado', contacts: 2 }],
      },
      { label: 'Longa', weight: 0, contacts: 0, converted: 0 },
    ],
    verdict: { kind: 'early' },
  });
  expect(await runs({ outcome: 'convertido' })).toHaveLength(1);
});

it('all of it is limited to a number, and read by nobody who may not see reports', async () => {
  const other = await desk.addChannel(flow);
  expect(await results({ selected_chip: other._id })).toMatchObject({
    runs: { all: 0 },
    scores: [],
    flows: [],
  });
  expect((await results({ selected_chip: chip._id, flow })).runs.all).toBeGreaterThan(6);
  const agent = await desk.company.addPerson({ user_role: 'user', departments: [desk.company.department] });
  for (const call of [
    calls.getFlowResults,
    calls.getSplitResults,
    calls.getResultRuns,
    calls.getResultScores,
  ])
    expect((await agent.attempt(call, {})).status).toBe(403);
});

it('scores leave as a spreadsheet with their comments', async () => {
  const response = await fetch(`${server.url}/api/${calls.exportResultScores.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${desk.company.owner.token}` },
    body: JSON.stringify({ min: 9 }),
  });
  const { rows } = await readXlsx(Buffer.from(await response.arrayBuffer()));
  expect(rows[1]?.slice(1, 4)).toEqual(['9', '0 a 10', 'Tudo ótimo']);
  expect(rows).toHaveLength(2);
});

/** Everything that days and branches count, without what became zero. */
async function numbers() {
  const { account_id } = desk.company;
  const select = (table: 'report_run_days' | 'report_score_days' | 'report_branches') =>
    table === 'report_run_days'
      ? sql`select * from report_run_days where account_id = ${account_id} and runs <> 0 order by 1, 2, 3, 4, 5, 6`
      : table === 'report_score_days'
        ? sql`select * from report_score_days where account_id = ${account_id} and scores <> 0 order by 1, 2, 3, 4, 5, 6`
        : sql`select * from report_branches where account_id = ${account_id} order by 1, 2, 3, 4, 5`;
  return {
    runs: await db().rows(select('report_run_days')),
    scores: await db().rows(select('report_score_days')),
    branches: await db().rows(select('report_branches')),
  };
}

it('counted again from the runs, or from what is kept of them, the numbers are the same', async () => {
  await passEvents(db(), countRuns);
  const kept = await numbers();
  expect(kept.runs.length).toBeGreaterThan(4);
  await db().run(sql`delete from report_runs where account_id = ${desk.company.account_id}`);
  await db().run(sql`delete from report_scores where account_id = ${desk.company.account_id}`);
  await db().run(sql`delete from report_branches where account_id = ${desk.company.account_id}`);
  await recountRuns(db());
  expect(await numbers()).toEqual(kept);
  // As the clean-up does after thirty days.
  await db().run(
    sql`delete from flow_runs where account_id = ${desk.company.account_id} and ending is not null`,
  );
  await recountRuns(db());
  expect(await numbers()).toEqual(kept);
});

it('of an erased contact only the counts are kept, and nothing that leads to it', async () => {
  const before = await results();
  const { owner } = desk.company;
  const { data } = await owner.call(calls.getResultScores, { min: 9 });
  const [row] = data;
  await owner.call(calls.deleteContact, { contact: { _id: row?.contact._id ?? '' } });
  const named = () =>
    db().rows(
      sql`select contact_id from report_runs where contact_id = ${row?.contact._id}
        union all select contact_id from report_scores where contact_id = ${row?.contact._id}
        union all select contact_id from report_branches where contact_id = ${row?.contact._id}`,
    );
  await eventually(async () => (await named()).length === 0);
  const same = ({ runs, scores, outcomes }: FlowResults) => ({ runs, scores, outcomes });
  expect(same(await results())).toEqual(same(before));
  await recountRuns(db());
  expect(same(await results())).toEqual(same(before));
  expect((await owner.call(calls.getResultScores, { min: 9 })).data).toEqual([]);
});
