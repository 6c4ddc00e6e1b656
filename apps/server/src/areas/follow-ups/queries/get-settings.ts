import type { FollowUpSettings } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requirePlan } from '../../team/index.ts';
import { readRules } from '../settings/read-settings.ts';

/** Reads the company's follow-ups. */
export async function getAutoFollowUp({ db }: CallContext): Promise<FollowUpSettings> {
  await requirePlan({ feature: 'follow_ups', db });
  return (await readRules(db)).settings;
}
