import type { Runtime } from '../../../platform/area.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { dueInTurns } from '../../../platform/jobs/due-in-turns.ts';
import type { PumpDefinition, Room } from '../../../platform/jobs/pump.ts';
import { wakeOutbox } from '../../conversations/index.ts';
import type { Around } from '../source.ts';
import { sendsTopic, wakeSending } from '../topic.ts';
import { NotComposed } from './compose-sends.ts';
import { takeTurn } from './take-turn.ts';
import type { TurnTools } from './turn.ts';

/** A number that is to be looked at. */
interface DueNumber {
  account_id: string;
  channel_id: string;
}

const maxAtOnce = 8;
const maxOfCompany = 2;
/** Short, so that a schedule leaves within its second. */
const pollMs = 500;
/** Much longer than a turn takes: only a number whose process died is looked at again by this. */
const leaseMs = 30_000;
const notComposedMs = 5 * 60_000;

interface Options extends Around {
  /** Returns a number between 0 and 1. */
  random?(): number;
}

/**
 * Creates the pump of sends. It claims numbers, not sends: each number has one turn and hands over one send at most,
 * and
 * then waits for its next one, so that a company with fifty thousand holds up nobody, nor a campaign the schedule of
 * the
 * same number. One worker at a time has a number, by the lock of its row, so intervals and caps hold exactly.
 */
export function createSendPump({ random = Math.random, ...around }: Options): PumpDefinition<DueNumber> {
  return {
    name: 'sends',
    maxAtOnce,
    maxOfCompany,
    pollMs,
    topic: sendsTopic,
    open: (runtime) => {
      const tools = { runtime, around, random };
      return {
        claim: (room) => claimNumbers(runtime, room),
        perform: (number) => perform(runtime, tools, number),
      };
    },
  };
}

/** Claims the numbers that are to be looked at, a company and then a number at a time in turn. */
export function claimNumbers(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  room: Room,
): Promise<DueNumber[]> {
  const now = clock.now();
  return database.acrossAccounts.rows<DueNumber>(
    sql`update send_numbers n set available_at = ${new Date(now.getTime() + leaseMs)} from (${numbersDue(now, room)}) as due
      where n.account_id = due.account_id and n.channel_id = due.channel_id
      returning n.account_id, n.channel_id`,
    'claim_send_numbers',
  );
}

/** Selects and locks the numbers that are to be looked at, by company in turn. */
export function numbersDue(now: Date, room: Room): Sql {
  const queued = sql`available_at is not null`;
  return dueInTurns({ table: sql`send_numbers`, queued, keys: ['channel_id'], now, ...room });
}

async function perform(runtime: Runtime, tools: TurnTools, number: DueNumber): Promise<void> {
  try {
    const outcome = await takeTurn(tools, number);
    if (outcome === 'handed') wakeOutbox(runtime, number.channel_id);
  } catch (error) {
    if (!(error instanceof NotComposed)) throw error;
    runtime.log.error({ err: error.cause, ...number, send_id: error.send_id }, 'send not composed');
    await putOff(runtime, number, error.send_id);
  }
}

/** Puts off a send that its source could not compose, so that it holds up nothing else. */
async function putOff(
  runtime: Runtime,
  { account_id, channel_id }: DueNumber,
  send_id: string,
): Promise<void> {
  const now = runtime.clock.now();
  await runtime.database.forAccount(account_id).transaction(async (tx) => {
    await tx.run(
      sql`update sends set available_at = ${new Date(now.getTime() + notComposedMs)}, reason = 'internal'
        where account_id = ${account_id} and id = ${send_id} and state = 'waiting'`,
      'put_off_send',
    );
    await tx.run(
      sql`update send_numbers set available_at = ${now} where account_id = ${account_id} and channel_id = ${channel_id}`,
      'look_again',
    );
  });
  wakeSending(runtime, account_id);
}
