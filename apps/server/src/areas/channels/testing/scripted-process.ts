import pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { createChannelSessions, type ChannelSessions } from '../sessions/channel-sessions.ts';
import type { ChannelSink, OwnedChannel } from '../sessions/channel-sink.ts';
import {
  createScriptedDriver,
  type ScriptedConnection,
  type ScriptedDriver,
} from '../sessions/scripted-driver.ts';

/** A `sessions` process of a test: its connections, and what its sink received. */
export interface ScriptedProcess {
  sessions: ChannelSessions;
  driver: ScriptedDriver;
  opened: OwnedChannel[];
  closed: OwnedChannel[];
  /** How often it looked at the channels. */
  looks(): number;
}

interface Options {
  capacity?: number;
  lookEveryMs?: number;
}

/** Starts one on a server's database, over a network that processes share. */
export function startScriptedProcess(
  { runtime, connection }: Pick<TestServer, 'runtime' | 'connection'>,
  network: ScriptedConnection[],
  { capacity = 250, lookEveryMs = 5000 }: Options = {},
): ScriptedProcess {
  const { database, looks } = countLooks(runtime.database);
  const opened: OwnedChannel[] = [];
  const closed: OwnedChannel[] = [];
  const driver = createScriptedDriver(network);
  const sessions = createChannelSessions({
    database,
    tools: runtime,
    findDriver: async (name) => (name === driver.name ? driver : null),
    sink: deafSink(opened, closed),
    random: () => 0,
    capacity,
    lookEveryMs,
    newClient: () => new pg.Client(connection),
  });
  sessions.start();
  return { sessions, driver, opened, closed, looks };
}

function deafSink(opened: OwnedChannel[], closed: OwnedChannel[]): ChannelSink {
  const nothing = async () => undefined;
  return {
    message: nothing,
    receipt: nothing,
    deleted: nothing,
    reaction: nothing,
    edited: nothing,
    failed: nothing,
    call: nothing,
    identified: nothing,
    typing: nothing,
    opened: (channel) => opened.push(channel),
    closed: async (channel) => void closed.push(channel),
  };
}

/** Returns the database, and how often a process that uses it looked at the channels. */
function countLooks({ acrossAccounts, ...database }: Database): { database: Database; looks(): number } {
  let looks = 0;
  const row: Database['acrossAccounts']['row'] = (query, name) => {
    if (name === 'look_at_channels') looks += 1;
    return acrossAccounts.row(query, name);
  };
  return { database: { ...database, acrossAccounts: { ...acrossAccounts, row } }, looks: () => looks };
}
