import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of the simulated network's journal, as far as tests look at it. */
interface JournalLine {
  kind: string;
  channel: string;
  connection?: string;
  platform_message_id?: string;
  message?: string;
  answer_lost?: boolean;
}

/** What the network saw of the business, read from the journal rather than from what any process says. */
export interface NetworkRecord {
  /** How often each message was sent and accepted, by platform id. A phone would hide a second time. */
  sends: Map<string, number>;
  /** How many sends were accepted without an answer. */
  answersLost: number;
  /** How many connections were opened. */
  connections: number;
}

/** Reads what happened on one channel. */
export async function readNetwork(dataDir: string, channel: string): Promise<NetworkRecord> {
  const record: NetworkRecord = { sends: new Map(), answersLost: 0, connections: 0 };
  let online = '';
  for (const line of await journalLines(dataDir)) {
    if (line.channel !== channel) continue;
    if (line.kind === 'connected') {
      online = line.connection ?? '';
      record.connections += 1;
    }
    // Only the connection that is online is heard; what an older one says goes nowhere.
    if (line.kind !== 'outbound' || line.connection !== online || !line.platform_message_id) continue;
    record.sends.set(line.platform_message_id, (record.sends.get(line.platform_message_id) ?? 0) + 1);
    if (line.answer_lost) record.answersLost += 1;
  }
  return record;
}

async function journalLines(dataDir: string): Promise<JournalLine[]> {
  const text = await readFile(join(dataDir, 'simulator/network.jsonl'), 'utf8');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as JournalLine];
    } catch {
      return []; // empty, or torn by a kill
    }
  });
}
