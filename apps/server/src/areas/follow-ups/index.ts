import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bind } from '../../platform/http/binding.ts';
import { updateAutoFollowUp } from './commands/update-settings.ts';
import { followUpPolicy } from './policy.ts';
import { getConversationFollowUps } from './queries/get-queue.ts';
import { getAutoFollowUp } from './queries/get-settings.ts';
import { previewFollowUp } from './queries/preview-follow-up.ts';
import { followUpFollower } from './queue/follow-talks.ts';
import { followUpPresenter } from './realtime.ts';

export { followUpSource } from './source.ts';

/** The automatic follow-ups: what customers are asked who do not answer. */
export const followUpsArea: Area = {
  name: 'follow-ups',
  bindings: [
    bind(calls.getAutoFollowUp, getAutoFollowUp),
    bind(calls.updateAutoFollowUp, updateAutoFollowUp),
    bind(calls.previewFollowUp, previewFollowUp),
    bind(calls.getConversationFollowUps, getConversationFollowUps),
  ],
  policy: followUpPolicy,
  presenters: [followUpPresenter],
  followers: [followUpFollower],
};
