import { calls, type Message } from '@prosa/contract';
import { callSimulator } from '../call-simulator.ts';
import { openPlace, type Place, type ServerProcess } from '../server-process.ts';
import { createTestCompany, type TestCompany } from '../test-company.ts';
import { testPerson, type Listener, type TestPerson } from '../test-person.ts';
import { conversationOf, type Setting } from './traffic.ts';
import { eventually } from '../eventually.ts';

/** One company at its desk, on server processes that tests may harm. */
export interface Desk {
  place: Place;
  /** The process that `setting` and the people talk to. */
  web: ServerProcess;
  setting: Setting;
  company: TestCompany;
  /** The owner, at another process. */
  ownerAt(server: ServerProcess): TestPerson;
  /** Lets a customer write and answers the id of the conversation. */
  openConversation(phone: string): Promise<string>;
  messagesOf(conversation_id: string): Promise<Message[]>;
  /** Texts that a customer's phone received, in order. */
  inboxOf(phone: string): Promise<string[]>;
  /** Ends `web` at once and goes on with a new one on the same place. */
  restart(): Promise<void>;
}

interface Options {
  place?: Place;
  /** The parts of the process that serves. */
  processes?: string;
  /** Starts further processes, before the number is connected. */
  beside?(place: Place): Promise<unknown>;
}

const patienceMs = 60_000;

/** Starts the processes, makes a company and connects a number. */
export async function openDesk({ place: given, processes, beside }: Options = {}): Promise<Desk> {
  const place = given ?? (await openPlace());
  let web = await place.start(processes);
  await beside?.(place);
  const company = await createTestCompany(web.url);
  const channel = await company.addChannel();
  const { connection, dataDir } = place;
  const setting: Setting = { url: () => web.url, agent: company.owner, channel, dataDir, connection };
  const { token, user } = company.owner;
  const ownerAt = ({ url }: ServerProcess) => testPerson({ url, token, user });
  return {
    place,
    get web() {
      return web;
    },
    setting,
    company,
    ownerAt,
    async openConversation(phone) {
      await customerWrites(setting, phone, 'oi');
      return (await eventually(() => conversationOf(setting, phone), patienceMs))._id;
    },
    messagesOf: async (conversation_id) =>
      (await ownerAt(web).call(calls.getMessages, { conversation_id, limit: 100 })).data,
    async inboxOf(phone) {
      const path = `inbox?channel=${channel._id}&phone=${phone}`;
      return (await callSimulator<{ message: string }[]>(web.url, path)).map(({ message }) => message);
    },
    async restart() {
      await web.kill();
      web = await place.start(processes);
    },
  };
}

/** Sends a customer's message to the desk's number. */
export function customerWrites({ url, channel }: Setting, phone: string, message: string): Promise<unknown> {
  return callSimulator(url(), 'send', { channel: channel._id, phone, message });
}

/** Texts of the messages that a browser heard arriving, in order. */
export function heardTexts({ events }: Listener): string[] {
  return events.flatMap((event) => (event.type === 'new_message' ? [event.message.message] : []));
}
