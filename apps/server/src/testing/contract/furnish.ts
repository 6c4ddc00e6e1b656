import { calls, type Chip, type Conversation, type Media, type Message } from '@prosa/contract';
import { tokenHash } from '../../platform/crypto/secret-box.ts';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../eventually.ts';
import { furnishFlows, type FlowScope } from '../furnish-flows.ts';
import { anotherToken, perform } from '../perform.ts';
import { sendSheet } from '../sheets/send-sheet.ts';
import { connectChannel, testPassword, type TestCompany } from '../test-company.ts';
import type { TestPerson } from '../test-person.ts';
import type { TestServer } from '../test-server.ts';

/** A department of a company with a connected number, and ways to get fresh rows that belong to it. */
export interface Scope extends FlowScope {
  company: TestCompany;
  department: string;
  channel: Chip;
  /** Something unique, for names and e-mails. */
  unique(): string;
  phone(): string;
  /** A number of this department that is not connected. */
  idleChannel(): Promise<Chip>;
  /** Another number of this department, connected. */
  openChannel(): Promise<Chip>;
  spareDepartment(): Promise<string>;
  tag(): Promise<string>;
  quickMessage(): Promise<string>;
  /** A picture of the library. */
  media(): Promise<string>;
  member(): Promise<string>;
  /** A customer writes; answers the conversation it opened. */
  conversation(message?: string): Promise<Conversation>;
  finished(): Promise<Conversation>;
  /** An import that was analysed, and given up where that is asked for. */
  contactImport(state?: 'ready' | 'cancelled'): Promise<string>;
  /** What the customer wrote first. */
  received(conversation: Conversation): Promise<Message>;
  /** What a person answered, once the network took it. */
  sent(conversation: Conversation): Promise<Message>;
  /** Another session of the owner. */
  session(): Promise<string>;
  /** The token of a recovery link of a fresh member. */
  recovery(): Promise<string>;
}

let count = 0;

/** Furnishes a company's department. Lifts the plan's limits, because tests make many rows. */
export async function furnish(server: TestServer, company: TestCompany, department: string): Promise<Scope> {
  const { owner, account_id } = company;
  const unique = () => `${process.pid}x${(count += 1)}`;
  const phone = () => `5541${String(900_000_000 + (count += 1))}`;
  await liftLimits(server, account_id);
  const idleChannel = () => company.addChannel({ name: `numero${unique()}`, department, connected: false });
  const openChannel = async () => connectChannel(server.url, owner, (await idleChannel())._id);
  const channel = await openChannel();
  const thread = async ({ _id }: Conversation) =>
    (await owner.call(calls.getMessages, { conversation_id: _id, limit: 100 })).data;
  const conversation = async (message = 'Olá, bom dia') => {
    const customer = phone();
    await server.simulator('send', {
      channel: channel._id,
      phone: customer,
      name: `Cliente ${unique()}`,
      message,
    });
    return eventually(
      async () =>
        (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: customer } })).data[0],
    );
  };
  const member = () => addMember(company, { department, name: `membro${unique()}` });
  return {
    company,
    department,
    channel,
    unique,
    phone,
    idleChannel,
    openChannel,
    conversation,
    spareDepartment: () => company.addDepartment(`Setor ${unique()}`),
    tag: async () => (await owner.call(calls.saveTag, { name: `Tag ${unique()}` }))._id,
    quickMessage: () => addQuickMessage(company, unique()),
    ...furnishFlows({ company, conversation, unique }),
    media: () => addMedia(server, owner),
    member,
    async finished() {
      const one = await conversation();
      await owner.call(calls.finishConversation, { conversation_id: one._id });
      return one;
    },
    contactImport: (state = 'ready') => addImport(server, { owner, phone: phone(), state }),
    received: (one) =>
      eventually(async () => (await thread(one)).find(({ origin }) => origin === 'customer')),
    async sent(one) {
      const { _id } = await owner.call(calls.sendMessage, { conversation_id: one._id, text: 'Respondendo' });
      return eventually(async () =>
        (await thread(one)).find((message) => message._id === _id && message.status >= 2),
      );
    },
    session: () => addSession(server, owner),
    recovery: async () => addRecovery(server, { account_id, user_id: await member() }),
  };
}

async function addMedia({ url }: TestServer, { token }: TestPerson): Promise<string> {
  const input = { filename: 'Foto da loja' };
  const { body } = await perform(url, { call: calls.uploadFile, input, token });
  return (body.message as Media)._id;
}

async function addMember(
  { owner }: TestCompany,
  { department, name }: { department: string; name: string },
): Promise<string> {
  const person = { name: 'Membro', email: `${name}@teste.prosa`, password: testPassword };
  const input = { ...person, user_role: 'user' as const, departments: [department] };
  return (await owner.call(calls.createTeamUser, input))._id;
}

async function liftLimits({ runtime }: TestServer, account_id: string): Promise<void> {
  await runtime.database.acrossAccounts.run(
    sql`update accounts set max_channels = 1000, max_users = 1000, max_flows = 1000 where id = ${account_id}`,
  );
}

async function addQuickMessage({ owner }: TestCompany, shortcut: string): Promise<string> {
  return (await owner.call(calls.saveQuickMessage, { shortcut, message: 'Bom dia!' }))._id;
}

async function addSession(server: TestServer, owner: TestPerson): Promise<string> {
  const token = await anotherToken(server, owner);
  const row = await server.runtime.database.acrossAccounts.row<{ id: string }>(
    sql`select id from sessions where token_hash = ${tokenHash(token)}`,
  );
  return row?.id ?? '';
}

/** As the mail would carry it. */
async function addRecovery(
  { runtime: { ids, clock, database } }: TestServer,
  { account_id, user_id }: { account_id: string; user_id: string },
): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  const expires = new Date(now.getTime() + 600_000);
  await database.acrossAccounts.run(
    sql`insert into password_recoveries (token_hash, account_id, user_id, created, expires)
      values (${tokenHash(token)}, ${account_id}, ${user_id}, ${now}, ${expires})`,
  );
  return token;
}

interface Importing {
  owner: TestPerson;
  phone: string;
  state: 'ready' | 'cancelled';
}

async function addImport({ url }: TestServer, { owner, phone, state }: Importing): Promise<string> {
  const csv = `telefone,nome\n${phone},Pessoa da planilha`;
  const import_id = await sendSheet(url, owner, Buffer.from(csv));
  await eventually(
    async () => (await owner.call(calls.getContactImport, { import_id })).import.state === 'ready',
  );
  if (state === 'cancelled') await owner.call(calls.cancelContactImport, { import_id });
  return import_id;
}
