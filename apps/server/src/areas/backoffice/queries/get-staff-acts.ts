import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { readTrail } from '../../audit/index.ts';

/** Returns one page of what staff did, with or without a customer; here nobody is from outside. */
export async function getStaffActs(
  { db }: StaffContext,
  input: ParsedInput<typeof calls.getStaffActs>,
): Promise<CallOutput<typeof calls.getStaffActs>> {
  const { data, has_more } = await readTrail(db, input);
  return { data: data.map((entry) => ({ ...entry, by_staff: false })), has_more };
}
