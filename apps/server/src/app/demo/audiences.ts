import { audienceFilter, type AudienceFilterInput } from '@prosa/contract';
import type { DemoCompany, Seeding } from './company.ts';
import type { Chance } from './random.ts';
import { insertRows } from './insert-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const visitors = 64;
const firstNames = ['Alice', 'Benício', 'Cecília', 'Davi', 'Elisa', 'Francisco', 'Helena', 'Igor'];
const surnames = ['Amaral', 'Bittencourt', 'Campos', 'Duarte', 'Fagundes', 'Guerra', 'Klein', 'Leite'];
const cities = ['Curitiba', 'Joinville', 'Londrina', 'Florianópolis', 'Ponta Grossa'];
const wishes = ['Sofá', 'Mesa de jantar', 'Poltrona', 'Estante', 'Luminária'];

/** A contact as a copy of it is kept. */
interface Copied {
  name: string;
  override_name: string | null;
  phone: string | null;
  tags: readonly string[];
  data: Record<string, string>;
}

interface Invited extends Pick<Seeding, 'tx' | 'ids' | 'clock'> {
  company: DemoCompany;
  contacts: readonly Copied[];
  chance: Chance;
}

/** Adds and returns audiences of each kind: visitors of a fair from a sheet, customers with a closed order copied, VIPs by a filter. */
export async function addAudiences(invited: Invited): Promise<{ fair: DemoAudience; living: DemoAudience }> {
  const { ids, clock, contacts, chance } = invited;
  const closed = contacts.filter(({ phone, tags }) => phone !== null && tags.includes('Pedido fechado'));
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const fair = {
    id: ids.next(),
    name: 'Feira de decoração de Curitiba',
    kind: 'sheet',
    people: fairVisitors(chance),
    props: ['cidade', 'interesse'],
    filter: null,
    created: before(9),
  };
  const copied = {
    id: ids.next(),
    name: 'Pedidos fechados até outubro',
    kind: 'frozen',
    people: closed.map(({ name, override_name, phone, data }) => ({
      phone: phone ?? '',
      name: override_name ?? name,
      variables: data,
    })),
    props: ['cidade', 'pedido', 'como_conheceu'],
    filter: filterOf({ tags_any: [tagOf(invited, 'Pedido fechado')] }),
    created: before(25),
  };
  const living = {
    id: ids.next(),
    name: 'VIPs sem conversa há 30 dias',
    kind: 'living',
    people: [],
    props: [],
    filter: filterOf({
      tags_any: [tagOf(invited, 'Cliente VIP')],
      last_talk: { is: 'older', days: 30 },
    }),
    created: before(2),
  };
  for (const audience of [copied, fair, living]) await insertAudience(invited, audience);
  return { fair, living };
}

/** An audience of the demo shop. */
export interface DemoAudience {
  id: string;
  name: string;
  kind: string;
  people: readonly { phone: string; name: string; variables: Record<string, string> }[];
  props: readonly string[];
  filter: object | null;
  created: Date;
}

async function insertAudience(
  { tx, company: { account_id } }: Invited,
  audience: DemoAudience,
): Promise<void> {
  const { id, people, ...rest } = audience;
  await insertRows(tx, 'audiences', [
    { ...rest, account_id, id, state: 'ready', people: people.length, create_contacts: false, filed: false },
  ]);
  await insertRows(
    tx,
    'audience_people',
    people.map((person, place) => ({ ...person, account_id, audience_id: id, position: place + 1 })),
  );
}

function fairVisitors(chance: Chance): DemoAudience['people'] {
  return Array.from({ length: visitors }, (_, place) => ({
    phone: `554199${String(6_410_000 + place * 4133)}`,
    name: `${firstNames[place % 8]} ${surnames[Math.floor(place / 8) % 8]}`,
    variables: { cidade: chance.pick(cities), interesse: chance.pick(wishes) },
  }));
}

function filterOf(input: AudienceFilterInput): object {
  return audienceFilter.parse(input);
}

function tagOf({ company: { tags } }: Pick<Invited, 'company'>, name: string): string {
  const id = tags.get(name);
  if (id === undefined) throw new Error(`the demo has no tag ${name}`);
  return id;
}
