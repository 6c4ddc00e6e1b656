import type { ParsedInput, calls } from '@prosa/contract';
import { requireAbility } from '../../../platform/access/session.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { updateMember } from './update-member.ts';
import { updateOwnData } from './update-own-data.ts';

/** Saves the person's own name and phone or, if they manage the team, another member. */
export async function updateUser(
  context: CallContext,
  { user }: ParsedInput<typeof calls.updateUser>,
): Promise<{ _id: string }> {
  if (user._id === context.session.user_id && context.session.kind !== 'visitor') {
    // Anything else that people send about themselves is not even passed on.
    await updateOwnData(context, { name: user.name, phone: user.phone });
  } else {
    requireAbility(context.session, { can: 'team.manage' });
    await updateMember(context, user);
  }
  return { _id: user._id };
}
