import type { FollowUpMessage } from '@prosa/contract';
import type { DemoCompany, Seeding } from './company.ts';
import { insertRows } from './insert-rows.ts';

const messages: readonly FollowUpMessage[] = [
  {
    enabled: true,
    text: 'Oi, {primeiro_nome}! Ainda está por aí? Posso ajudar em mais alguma coisa?',
    time: 30,
    unit: 'minutes',
  },
  {
    enabled: true,
    text: '{primeiro_nome}, deixo o orçamento guardado para você. É só responder quando puder.',
    time: 20,
    unit: 'hours',
  },
  { enabled: false, text: '', time: 24, unit: 'hours' },
];

/** Asks customers of bots who stop answering, from now on: nobody who fell silent before. */
export async function addFollowUps({
  tx,
  clock,
  company: { account_id },
}: Pick<Seeding, 'tx' | 'clock'> & { company: DemoCompany }): Promise<void> {
  const hours = { start_time: 8, end_time: 20 };
  await insertRows(tx, 'follow_up_settings', [
    { account_id, ...hours, since: clock.now(), enabled: true, types: ['chatbot'], messages },
  ]);
}
