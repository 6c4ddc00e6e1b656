import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { GraphRefusal, listTemplates, type CloudKeys } from '@prosa/whatsapp';
import type { Runtime } from '../../../../platform/area.ts';
import type { AccountDb } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/binding.ts';
import { requireCloudKeys } from '../cloud-keys.ts';
import { graphSettings } from '../graph-settings.ts';
import { presentTemplate } from './present-template.ts';
import { storeTemplates, templatesOf, templatesSynced } from './stored-templates.ts';

/** Asks Meta for a number's templates and stores them. Rejects like the client of the Graph. */
export async function syncTemplatesOf(
  { config, clock }: Pick<Runtime, 'config' | 'clock'>,
  { db, channel_id, keys }: { db: AccountDb; channel_id: string; keys: CloudKeys },
): Promise<void> {
  const templates = await listTemplates(graphSettings(config), keys);
  await storeTemplates(db, channel_id, { templates, now: clock.now() });
}

/** Asks Meta for a number's templates now; where it does not give them, returns those that are known. */
export async function syncTemplates(
  context: CallContext,
  { chip }: ParsedInput<typeof calls.syncTemplates>,
): Promise<CallOutput<typeof calls.syncTemplates>> {
  const keys = await requireCloudKeys(context, chip);
  const problem = await syncTemplatesOf(context, { db: context.db, channel_id: chip, keys }).then(
    () => null,
    (error: unknown) => {
      context.log.warn({ err: error, channel_id: chip }, 'templates not synchronized');
      return error instanceof GraphRefusal ? ('refused' as const) : ('unreachable' as const);
    },
  );
  return { ...(await presentTemplates(context.db, chip)), problem };
}

/** Returns a number's templates as people choose them. */
export async function presentTemplates(
  db: AccountDb,
  channel_id: string,
): Promise<CallOutput<typeof calls.getTemplates>> {
  const [rows, synced] = await Promise.all([templatesOf(db, channel_id), templatesSynced(db, channel_id)]);
  return { templates: rows.map(presentTemplate), synced: synced?.toISOString() ?? null };
}
