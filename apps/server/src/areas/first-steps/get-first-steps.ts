import { firstStep, limits, type FirstStep, type FirstSteps } from '@prosa/contract';
import type { AccountDb } from '../../platform/db/database.ts';
import { raw, sql } from '../../platform/db/sql.ts';
import type { CallContext } from '../../platform/http/binding.ts';
import { firstDepartmentName } from '../team/index.ts';

/** Returns which steps are done. Once all are, the guide is over for good, also if a number disconnects later. */
export async function getFirstSteps({ db, clock }: CallContext): Promise<FirstSteps> {
  const over = await db.row(sql`select ended from first_steps where account_id = ${db.account_id}`);
  if (over) return { is_over: true, done: [], waiting: null };
  const { done, waiting } = await standing(db);
  const is_over = done.length === firstStep.options.length;
  if (is_over)
    await db.run(
      sql`insert into first_steps (account_id, ended) values (${db.account_id}, ${clock.now()})
        on conflict do nothing`,
    );
  return { is_over, done, waiting };
}

async function standing(db: AccountDb): Promise<Omit<FirstSteps, 'is_over'>> {
  const { account_id } = db;
  const found = await db.row<Record<FirstStep, boolean> & { waiting: string | null }>(
    sql`select
      exists (select from channels where account_id = ${account_id} and not filed and status = 'open') as number,
      (select count(*) > 1 or bool_or(name <> ${firstDepartmentName}) from departments
        where account_id = ${account_id} and not filed) as departments,
      exists (select from users where account_id = ${account_id} and not filed and user_role <> 'owner') as team,
      exists (
        select from (
          select id from conversations where account_id = ${account_id} and customer_wrote is not null
          order by created desc limit ${raw(String(limits.first_steps_conversations))}
        ) c join messages m on m.account_id = ${account_id} and m.conversation_id = c.id
        where m.origin in ('user', 'chatbot')
      ) as message,
      (select id from conversations where account_id = ${account_id} and finished is null and waiting_response
        order by activity_slot desc limit 1) as waiting`,
  );
  return { done: firstStep.options.filter((step) => found?.[step]), waiting: found?.waiting ?? null };
}
