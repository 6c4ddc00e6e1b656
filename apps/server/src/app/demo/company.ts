import type { Clock } from '../../platform/clock/clock.ts';
import type { Ids } from '../../platform/clock/ids.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { addMember, addStaff, createCompany } from '../../areas/team/index.ts';
import { insertRows } from './insert-rows.ts';
import { drawSurvey } from './survey-flow.ts';
import { addPublishedFlow, addWelcomeFlow } from './welcome-flow.ts';
import { addQuickMessages } from './quick-messages.ts';
import { demoColleagues, demoLogins, staffEmail, staffRoles, type DemoLogin } from './logins.ts';

/** The demo shop, to which contacts and conversations belong. */
export interface DemoCompany {
  account_id: string;
  /** Ids by name. */
  departments: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  channels: ReadonlyMap<string, string>;
  flow_id: string;
  /** The flow that asks for a score. */
  survey_id: string;
}

/** What seeding needs from the server. */
export interface Seeding {
  tx: Queryable;
  clock: Clock;
  ids: Ids;
  password_hash: string;
}

const shop = 'Casa Jabuticaba';
const founded = 120;
const dayMs = 24 * 60 * 60 * 1000;

const departments = [
  { name: 'Vendas', description: 'Orçamentos, pedidos e atacado' },
  { name: 'Pós-venda', description: 'Entregas, montagem, trocas e garantia' },
  { name: 'Financeiro', description: 'Boletos, notas fiscais e reembolsos' },
];

const tags: readonly { name: string; color: string; keywords: readonly string[] }[] = [
  { name: 'Cliente VIP', color: '#F59F00', keywords: [] },
  { name: 'Orçamento enviado', color: '#228BE6', keywords: [] },
  { name: 'Pedido fechado', color: '#12B886', keywords: [] },
  { name: 'Aguardando pagamento', color: '#FAB005', keywords: [] },
  { name: 'Entrega atrasada', color: '#E03131', keywords: ['não chegou', 'atrasado', 'cadê meu pedido'] },
  { name: 'Troca ou devolução', color: '#BE4BDB', keywords: ['troca', 'devolver', 'defeito'] },
  { name: 'Atacado', color: '#495057', keywords: [] },
];

/** Founds the shop 120 days ago: people, departments, tags, the welcome flow, three numbers. */
export async function createShop(seeding: Seeding): Promise<DemoCompany> {
  const { tx, ids, clock, password_hash } = seeding;
  const created = daysAgo(clock, founded);
  const [owner] = demoLogins;
  if (!owner) throw new Error('the demo workspace needs an owner');
  const company = await createCompany(seeding, tx, {
    name: shop,
    owner: { name: owner.name, email: owner.email, phone: '5541988110011', password_hash },
    created,
  });
  const { account_id } = company;
  // Room to try things: the numbers below would use up a new company's plan.
  await tx.run(
    sql`update accounts set max_channels = 10, max_users = 30, max_flows = 30 where id = ${account_id}`,
  );
  const own = { account_id, filed: false, created };
  const departmentRows = departments.map((row) => ({ ...row, ...own, id: ids.next() }));
  await insertRows(tx, 'departments', departmentRows);
  const departmentIds = new Map([['Geral', company.department_id], ...namesToIds(departmentRows)]);
  const tagRows = tags.map((tag) => ({ ...tag, ...own, id: ids.next(), auto_tag: tag.keywords.length > 0 }));
  await insertRows(tx, 'tags', tagRows);
  await addQuickMessages(tx, { account_id, created, ids });
  const flow_id = ids.next();
  const author = owner.name;
  await addWelcomeFlow(tx, { account_id, flow_id, departments: departmentIds, created, author });
  const survey_id = ids.next();
  const survey = { account_id, flow_id: survey_id, created, author };
  await addPublishedFlow(tx, { ...survey, name: 'Pesquisa de satisfação', document: drawSurvey() });
  const users = await addPeople(seeding, { account_id, departments: departmentIds, created });
  users.set(owner.name, company.owner_id);
  return {
    account_id,
    departments: departmentIds,
    users,
    tags: namesToIds(tagRows),
    channels: await addChannels(seeding, { account_id, departments: departmentIds, flow_id, created }),
    flow_id,
    survey_id,
  };
}

/** Creates the provider's own company: its people have the system roles, and no customer's data. */
export async function createStaff({ tx, clock, ids, password_hash }: Seeding): Promise<void> {
  const staff = demoLogins.find(({ email }) => email === staffEmail);
  if (!staff) throw new Error('the demo workspace needs staff');
  await addStaff({ clock, ids }, tx, {
    name: staff.name,
    email: staff.email,
    password_hash,
    system_user_roles: staffRoles,
    must_change_password: false,
  });
}

interface Place {
  account_id: string;
  departments: ReadonlyMap<string, string>;
  created: Date;
}

async function addPeople(
  { tx, ids, password_hash }: Seeding,
  { account_id, departments: known, created }: Place,
): Promise<Map<string, string>> {
  const users = new Map<string, string>();
  const isColleague = ({ email, user_role }: DemoLogin) => user_role !== 'owner' && email !== staffEmail;
  for (const person of [...demoLogins.filter(isColleague), ...demoColleagues]) {
    const { name, email, user_role } = person;
    const user_id = ids.next();
    const own = person.departments.flatMap((department) => known.get(department) ?? []);
    await addMember(tx, {
      account_id,
      user_id,
      name,
      email,
      password_hash,
      user_role,
      departments: own,
      created,
    });
    users.set(name, user_id);
  }
  return users;
}

async function addChannels(
  { tx, ids }: Seeding,
  { account_id, departments: known, flow_id, created }: Place & { flow_id: string },
): Promise<Map<string, string>> {
  const channel = (name: string, department: string, phone: string | null) => ({
    account_id,
    id: ids.nextNumber(),
    name,
    driver: 'simulator',
    status: phone ? 'close' : 'new',
    status_reason: phone ? 'requested' : null,
    wanted: false,
    reset_requested: false,
    phone,
    redirect: name === 'suporte' ? 'flow_chatbot' : 'human',
    flow_id: name === 'suporte' ? flow_id : null,
    department_id: known.get(department),
    active: true,
    lease_epoch: 0,
    filed: false,
    created,
  });
  const rows = [
    channel('vendas', 'Vendas', '5541988110022'),
    channel('suporte', 'Pós-venda', '5541988110033'),
    channel('financeiro', 'Financeiro', null),
  ];
  await insertRows(tx, 'channels', rows);
  return namesToIds(rows);
}

function namesToIds(rows: readonly { name: string; id: string }[]): Map<string, string> {
  return new Map(rows.map(({ name, id }) => [name, id]));
}

function daysAgo(clock: Clock, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}
