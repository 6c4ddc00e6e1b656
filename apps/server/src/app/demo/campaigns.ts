import type { SendReason, SendState } from '@prosa/contract';
import type { DemoAudience } from './audiences.ts';
import type { DemoCompany, Seeding } from './company.ts';
import { insertRows } from './insert-rows.ts';
import type { Chance } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;
const gapSeconds = 60;
const texts = [
  '{saudacao}, {primeiro_nome}! Obrigada pela visita à feira. Ainda pensa em {interesse|"renovar a sala"}?',
  'Oi, {primeiro_nome}! Foi ótimo conhecer você. Separamos 10% em {interesse|"toda a loja"} até domingo.',
];

interface Planning extends Pick<Seeding, 'tx' | 'ids' | 'clock'> {
  company: DemoCompany;
  chance: Chance;
}

/** Adds a campaign that is over, to the visitors of the fair, and the draft of another one. */
export async function addCampaigns(
  planning: Planning,
  { fair, living }: { fair: DemoAudience; living: DemoAudience },
): Promise<void> {
  const { tx, ids, clock, company } = planning;
  const started = new Date(clock.now().getTime() - 8 * dayMs);
  const finished = new Date(started.getTime() + fair.people.length * gapSeconds * 1000);
  const common = {
    account_id: company.account_id,
    channel_id: company.channels.get('vendas'),
    user_id: company.users.get('Helena Duarte'),
    interval_seconds: gapSeconds,
    audience_type: 'audience',
    message_type: 'text',
    audience_tags: [],
    audience_tags_skip: [],
    has_media: false,
    cancel_now: false,
    filed: false,
  };
  const over = {
    ...common,
    id: ids.next(),
    name: 'Obrigada pela visita à feira',
    audience_id: fair.id,
    message: texts,
    status: 'finished',
    people_count: fair.people.length,
    created: new Date(started.getTime() - dayMs),
    scheduled_to: started,
    started_at: started,
    planned_at: started,
    finished_at: finished,
  };
  const draft = {
    ...common,
    id: ids.next(),
    name: 'Prévia da coleção de verão para VIPs',
    audience_id: living.id,
    message: ['Oi, {primeiro_nome}! A coleção de verão chega na quinta. Quer ver antes de todo mundo?'],
    status: 'draft',
    people_count: 0,
    created: new Date(clock.now().getTime() - dayMs),
    scheduled_to: null,
    started_at: null,
    planned_at: null,
    finished_at: null,
  };
  await insertRows(tx, 'campaigns', [over, draft]);
  await insertSends(planning, { id: over.id, started, people: fair.people });
}

interface Sent {
  id: string;
  started: Date;
  people: DemoAudience['people'];
}

async function insertSends({ tx, ids, company, chance }: Planning, { id, started, people }: Sent) {
  const { account_id } = company;
  const channel_id = company.channels.get('vendas');
  const source = { account_id, channel_id, kind: 'campaign' };
  await insertRows(tx, 'send_sources', [
    {
      ...source,
      id,
      created: started,
      gap_seconds: gapSeconds,
      keeps_window: true,
      once: true,
      errors: 0,
      same_text_allowed: false,
      own_line: true,
      planned: people.length,
    },
  ]);
  const sends = people.map(({ phone, name, variables }, position) => {
    const { state, reason } = outcome(chance);
    const left = new Date(started.getTime() + position * gapSeconds * 1000);
    return {
      ...source,
      id: ids.next(),
      source_id: id,
      line: id,
      position,
      due_at: started,
      available_at: started,
      handed_at: state === 'skipped' ? null : left,
      replied_at: state === 'replied' ? new Date(left.getTime() + 40 * 60_000) : null,
      attempt: 0,
      cold: false,
      state,
      reason,
      phone,
      data: { version: position % texts.length, name, phone, variables },
    };
  });
  await insertRows(tx, 'sends', sends);
}

function outcome(chance: Chance): { state: SendState; reason: SendReason | null } {
  const place = chance.below(100);
  if (place < 4) return { state: 'failed', reason: 'unregistered' };
  if (place < 7) return { state: 'skipped', reason: 'opted_out' };
  if (place < 29) return { state: 'replied', reason: null };
  if (place < 80) return { state: 'read', reason: null };
  return { state: 'delivered', reason: null };
}
