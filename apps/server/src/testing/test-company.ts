import { calls, type CallOutput, type Chip, type UserRole } from '@prosa/contract';
import { eventually } from './eventually.ts';
import { post, testPerson, type TestPerson } from './test-person.ts';
import { callSimulator } from './call-simulator.ts';

/** A company with its owner, and ways to furnish it through the real calls. */
export interface TestCompany {
  account_id: string;
  owner: TestPerson;
  /** The department every new company has. */
  department: string;
  addDepartment(name: string): Promise<string>;
  addPerson(person: { user_role: UserRole; departments?: string[] }): Promise<TestPerson>;
  /** A channel; connected (QR shown and scanned) unless told otherwise. */
  addChannel(channel?: { name?: string; department?: string; connected?: boolean }): Promise<Chip>;
}

/** The password of everybody in tests. */
export const testPassword = 'segredo-de-teste';
/** What an owner gives somebody, who replaces it at once. */
export const initialPassword = 'entregue-a-pessoa';

let count = 0;
const next = () => `${process.pid}${(count += 1)}`;

/** Makes a company the way a visitor does. */
export async function createTestCompany(url: string): Promise<TestCompany> {
  const email = `dono${next()}@teste.prosa`;
  const owner = await enter(url, calls.createUser.path, {
    email,
    password: testPassword,
    name: 'Dona Teste',
    phone: '41999990000',
  });
  const [first] = await owner.call(calls.getDepartments, {});
  const department = first?._id ?? '';
  return {
    account_id: owner.user.account._id,
    owner,
    department,
    addDepartment: async (name) => (await owner.call(calls.saveDepartment, { name }))._id,
    async addPerson({ user_role, departments = [] }) {
      const person = {
        name: `Pessoa ${next()}`,
        email: `pessoa${next()}@teste.prosa`,
        password: initialPassword,
      };
      await owner.call(calls.createTeamUser, { ...person, user_role, departments });
      const entered = await enter(url, calls.auth.path, person);
      await entered.call(calls.changeUserPassword, { old_password: person.password, password: testPassword });
      return { ...entered, user: await entered.call(calls.getUser, {}) };
    },
    async addChannel({ name = `canal${next()}`, department: entry = department, connected = true } = {}) {
      const chip = await owner.call(calls.saveChip, { name, redirect: 'human', department: entry });
      return connected ? connectChannel(url, owner, chip._id) : chip;
    },
  };
}

/** Signs in by a call that answers token and user. */
export async function enter(url: string, path: string, input: object): Promise<TestPerson> {
  const { body } = await post(`${url}/api/${path}`, input);
  if (body.error) throw new Error(`${path}: ${String(body.message)}`);
  const { token, user } = body.message as CallOutput<typeof calls.auth>;
  return testPerson({ url, token, user });
}

/** Connects a channel: asks for the QR, scans it, waits until it is open. */
export async function connectChannel(url: string, owner: TestPerson, channel_id: string): Promise<Chip> {
  const look = async () => (await owner.call(calls.getChips, {})).find((chip) => chip._id === channel_id);
  await owner.call(calls.connectChip, { chip: channel_id, connect: true });
  // A code is replaced, and refused, when another process takes the channel meanwhile.
  await eventually(async () => {
    const qrcode = (await look())?.qrcode;
    return qrcode && callSimulator(url, 'scan', { qrcode });
  });
  return eventually(async () => ((await look())?.status === 'open' ? look() : null));
}
