import type { ParsedInput, calls } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { refuseTaken } from '../../../platform/http/refuse-taken.ts';

/** Throws while a department may not be archived. Passed in by the app, for areas after this one. */
export type DepartmentGuard = (tx: Transaction, department_id: string) => Promise<void>;

type Input = ParsedInput<typeof calls.saveDepartment>;

/** Builds the call that adds, renames or archives a department; archiving asks every guard first. */
export function createSaveDepartment(guards: readonly DepartmentGuard[]) {
  return async function saveDepartment(context: CallContext, input: Input): Promise<{ _id: string }> {
    const name = input.name.trim();
    if (!name) throw new AppError('name_required');
    const _id = input._id ?? context.ids.next();
    const department = { ...input, _id, name, description: input.description.trim() };
    await refuseTaken({ constraint: 'departments_name', code: 'department_name_taken' }, () =>
      context.db.transaction(async (tx) => {
        if (input._id) await changeDepartment(tx, department, guards);
        else await addDepartment(tx, department, context.clock.now());
        tx.record({ type: 'departments.changed', payload: {} });
        const target = { kind: 'department', id: _id, label: name } as const;
        if (input._id && input.filed)
          await recordAudit(context, tx, { action: 'deletion.department', target });
      }),
    );
    return { _id };
  };
}

type Department = Input & { _id: string };

async function addDepartment(
  tx: Transaction,
  { _id, name, description }: Department,
  created: Date,
): Promise<void> {
  await tx.run(
    sql`insert into departments (account_id, id, name, description, created)
      values (${tx.account_id}, ${_id}, ${name}, ${description}, ${created})`,
  );
}

async function changeDepartment(
  tx: Transaction,
  { _id, name, description, filed }: Department,
  guards: readonly DepartmentGuard[],
): Promise<void> {
  const own = sql`account_id = ${tx.account_id} and id = ${_id}`;
  // Code that puts the department to use holds a share lock on it (requireDepartment), so the guards see everything.
  found(await tx.row(sql`select id from departments where ${own} and not filed for update`));
  if (filed) for (const guard of guards) await guard(tx, _id);
  await tx.run(
    sql`update departments set name = ${name}, description = ${description}, filed = ${filed} where ${own}`,
  );
}
