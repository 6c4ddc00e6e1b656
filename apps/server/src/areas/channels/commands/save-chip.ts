import { normaliseChannelName } from '@prosa/contract';
import type { calls, Chip, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireProvenEmail } from '../../team/index.ts';
import { beginConnecting, changeChannel } from '../change-channel.ts';
import { checkService, type Service } from '../check-service.ts';
import { createChannel } from '../create-channel.ts';
import { requireDriver } from '../drivers.ts';
import { presentChip } from '../present.ts';
import { requireChannel } from '../reader.ts';

type Input = ParsedInput<typeof calls.saveChip>;

/**
 * Creates a number, or changes it if `_id` is given. With `_id` and `reset` it only resets the connection ('Resetar
 * conexão'). `status` is accepted because the specification's client sends it, but never stored.
 */
export async function saveChip(context: CallContext, input: Input): Promise<Chip> {
  const id = await save(context, input);
  return presentChip(await requireChannel(context.db, id), context);
}

async function save(context: CallContext, input: Input): Promise<string> {
  if (input._id !== undefined && input.reset) return resetConnection(context, input._id);
  const form = checkForm(input);
  if (input._id === undefined)
    return createChannel(context, { ...form, driver: input.driver, risk_read: input.risk_read });
  const { name, redirect, flow_id, department_id } = form;
  const active = input.active === undefined ? sql`active` : sql`${input.active}`;
  await changeChannel(context, {
    id: input._id,
    department_id,
    set: sql`name = ${name}, redirect = ${redirect}, flow_id = ${flow_id}, department_id = ${department_id},
      active = ${active}`,
  });
  return input._id;
}

function checkForm(input: Input): Service & { name: string; active: boolean } {
  const name = normaliseChannelName(input.name);
  if (!name) throw new AppError('channel_name_required');
  const service = checkService({ ...input, flow: flowOf(input) });
  return { name, ...service, active: input.active ?? true };
}

/** Returns the flow. `chatbot` is the specification's other name for it; if both are given they must be equal. */
function flowOf({ flow, chatbot }: Input): string | null {
  if (flow && chatbot && flow !== chatbot) throw new AppError('not_found');
  return flow ?? chatbot ?? null;
}

/**
 * Requests a reset: the keeper forgets the login, here and on the network, and connects again, which needs a QR scan.
 */
async function resetConnection(context: CallContext, id: string): Promise<string> {
  await requireProvenEmail(context.db);
  requireDriver((await requireChannel(context.db, id)).driver, context.config);
  await changeChannel(context, {
    id,
    set: sql`reset_requested = true, ${beginConnecting(context.clock.now())}`,
    event: 'channel.status',
    audit: 'channel.reset',
    log: 'reset_asked',
  });
  return id;
}
