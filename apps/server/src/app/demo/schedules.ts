import { limits, noRow, type Repetition, type SendReason, type SendState } from '@prosa/contract';
import { addDays, dayOf } from '../../platform/clock/days.ts';
import { dueOn } from '../../areas/scheduling/index.ts';
import { sendId } from '../../areas/sending/index.ts';
import type { DemoCompany, Seeding } from './company.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { insertRows } from './insert-rows.ts';

const dayMs = 24 * 3_600_000;
const lateMs = limits.schedule_max_late_hours * 3_600_000;
const zone = 'America/Sao_Paulo';

interface Planning extends Pick<Seeding, 'tx' | 'ids' | 'clock'> {
  company: DemoCompany;
  contacts: readonly { id: string; phone: string | null; name: string }[];
}

/** What somebody scheduled: in how many days, at which minute, and what became of it. */
interface Planned {
  inDays: number;
  minute: number;
  message: string;
  by: string;
  repeats?: Repetition;
  opens_for_me?: boolean;
  /** The flow that asks for a score, instead of a text. */
  asksForScore?: boolean;
  state?: SendState;
  reason?: SendReason;
}

const weekly: Repetition = { every: 'week', interval: 1, weekdays: [1], until: null };
const monthly: Repetition = { every: 'month', interval: 1, weekdays: [], until: null };

const planned: readonly Planned[] = [
  {
    inDays: 1,
    minute: 540,
    message: '{saudacao}, {primeiro_nome}! A montagem é hoje, entre 13h e 17h. Alguém recebe a equipe?',
    by: 'Rafael Nogueira',
  },
  {
    inDays: 2,
    minute: 600,
    message: 'Oi, {primeiro_nome}! O orçamento da mesa vale até amanhã. Posso reservar para você?',
    by: 'Rafael Nogueira',
    opens_for_me: true,
  },
  { inDays: 3, minute: 660, message: '', by: 'Helena Duarte', asksForScore: true },
  {
    inDays: 4,
    minute: 570,
    message: 'Bom dia! Segue a lista de reposição da semana. O que falta na loja de vocês?',
    by: 'Helena Duarte',
    repeats: weekly,
  },
  {
    inDays: 9,
    minute: 480,
    message: '{primeiro_nome}, o boleto deste mês vence em três dias. Precisa da segunda via?',
    by: 'Helena Duarte',
    repeats: monthly,
  },
  { inDays: -1, minute: 900, message: 'Seu sofá saiu para entrega!', by: 'Rafael Nogueira', state: 'read' },
  {
    inDays: -2,
    minute: 615,
    message: 'A poltrona que você pediu voltou ao estoque. Quer que eu separe?',
    by: 'Rafael Nogueira',
    state: 'replied',
  },
  {
    inDays: -3,
    minute: 600,
    message: 'Temos novidades na linha de luminárias. Posso mandar as fotos?',
    by: 'Helena Duarte',
    state: 'skipped',
    reason: 'opted_out',
  },
];

/** Adds what people of the shop scheduled: ahead, again and again, sent, and left out with its reason. */
export async function addSchedules(planning: Planning): Promise<void> {
  const { tx, clock, company } = planning;
  const own = { account_id: company.account_id, channel_id: company.channels.get('vendas') };
  const rows = rowsOf(planning);
  await insertSends(tx, own, rows);
  const created = clock.now().getTime();
  await insertRows(
    tx,
    'schedules',
    rows.map(({ state, reason: _reason, ...row }) => ({
      ...own,
      ...row,
      created: new Date(Math.min(created, row.due_at.getTime()) - 2 * dayMs),
      first_day: row.day,
      type: row.flow_id === null ? 'text' : 'flow',
      has_file: false,
      status: state === 'waiting' ? 'scheduled' : state === 'skipped' ? 'error' : 'sent',
    })),
  );
}

type Row = ReturnType<typeof rowsOf>[number];

function rowsOf({ ids, clock, company, contacts }: Planning) {
  const today = dayOf(clock.now(), zone);
  const reached = contacts.filter(({ phone, name }) => phone !== null && name.trim() !== '');
  return planned.map(({ inDays, minute, by, asksForScore = false, state = 'waiting', ...one }, index) => {
    const day = addDays(today, inDays);
    const plan_id = ids.next();
    const user_id = company.users.get(by);
    if (user_id === undefined) throw new Error(`the demo has no ${by}`);
    return {
      repeats: null,
      opens_for_me: false,
      state,
      reason: null,
      ...one,
      day,
      minute,
      plan_id,
      user_id,
      id: ids.next(),
      flow_id: asksForScore ? company.survey_id : null,
      contact_id: reached[index * 7]?.id,
      due_at: dueOn({ day, minute }, zone),
      send_id: sendId({ kind: 'schedule', id: plan_id }, day),
    };
  });
}

async function insertSends(
  tx: Queryable,
  own: { account_id: string; channel_id: string | undefined },
  rows: readonly Row[],
): Promise<void> {
  const rules = { gap_seconds: 0, keeps_window: false, once: false, errors: 0, same_text_allowed: false };
  await insertRows(
    tx,
    'send_sources',
    rows.map(({ plan_id: id, due_at: created }) => ({
      ...own,
      ...rules,
      kind: 'schedule',
      id,
      created,
      own_line: false,
      planned: 1,
    })),
  );
  await insertRows(
    tx,
    'sends',
    rows.map(({ plan_id, send_id, due_at, contact_id, state, reason }) => ({
      ...own,
      kind: 'schedule',
      id: send_id,
      source_id: plan_id,
      line: noRow,
      contact_id,
      position: 0,
      due_at,
      available_at: due_at,
      expires_at: new Date(due_at.getTime() + lateMs),
      handed_at: state === 'waiting' || state === 'skipped' ? null : due_at,
      replied_at: state === 'replied' ? new Date(due_at.getTime() + 12 * 60_000) : null,
      attempt: 0,
      cold: false,
      state,
      reason,
      data: {},
    })),
  );
  const waiting = rows.filter(({ state }) => state === 'waiting').map(({ due_at }) => due_at.getTime());
  const looked = { available_at: new Date(Math.min(...waiting)), spread: 0, same_texts: 0 };
  await insertRows(tx, 'send_numbers', [{ ...own, ...looked }]);
}
