import { canonicalPhone } from '@prosa/brazil';
import type { calls, ParsedInput } from '@prosa/contract';
import {
  capabilitiesOf,
  checkPhone as askNetwork,
  connectedChannel,
  keepCheck,
  knownPhone,
  requireChannel,
  reserveCheck,
} from '../../channels/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { seesDepartment, visibleDepartments } from '../../team/index.ts';

type Input = ParsedInput<typeof calls.checkPhone>;

/**
 * Returns the address of a phone on the network, as it is known, or else as the network answers. Asks over the named
 * channel, or else over any connected one that this person may use. A number that cannot ask takes the phone as it is,
 * unchecked.
 */
export async function checkPhone(
  context: CallContext,
  input: Input,
): Promise<{ jid: string; checked: boolean }> {
  const { db, session } = context;
  const phone = canonicalPhone(input.phone);
  if (!phone) throw new AppError('phone_invalid');
  const channel = input.chip
    ? await requireChannel(db, input.chip)
    : await connectedChannel(db, visibleDepartments(session));
  if (channel && !seesDepartment(session, channel.department_id)) throw new AppError('not_found');
  if (!channel || channel.status !== 'open') throw new AppError('channel_not_connected');
  if (!capabilitiesOf(channel.driver).checkPhone) return { jid: `${phone}@s.whatsapp.net`, checked: false };
  const jid = await addressOn(context, { channel_id: channel.id, phone });
  if (!jid) throw new AppError('phone_not_on_network');
  return { jid, checked: true };
}

async function addressOn(
  context: CallContext,
  checked: { channel_id: string; phone: string },
): Promise<string | null> {
  const { db, clock } = context;
  const known = await knownPhone(db, checked, { now: clock.now(), asker: 'person' });
  if (known !== undefined) return known;
  if ((await reserveCheck(db, checked, clock.now())) !== 'reserved') throw new AppError('phone_check_limit');
  const jid = await askNetwork(context, checked);
  await keepCheck(db, { ...checked, jid }, clock.now());
  return jid;
}
