import type { Area } from '../../platform/area.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { channelChecks } from './checks.ts';
import { cleanUpChannels } from './clean-up.ts';
import { registerCloudWebhook } from './cloud/webhook-routes.ts';
import { syncTemplatesPeriodically } from './cloud/templates/sync-periodically.ts';
import { channelPolicy } from './policy.ts';
import { channelsPresenter } from './realtime.ts';
import { channelBindings } from './routes.ts';

export { countChannels } from './reader.ts';
export { releaseNumbers } from './release-numbers.ts';
export type { ChannelService, ChannelSink, OwnedChannel } from './sessions/channel-sink.ts';
export {
  createChannelSessions,
  type ChannelSessions,
  type ChannelSessionsOptions,
} from './sessions/channel-sessions.ts';
export { lookForOwners, readOwnedService, requireOwned } from './sessions/fence.ts';
export { ChannelLost } from './sessions/channel-lost.ts';
export { admitChat, numberDay, warmUpFacts, type BegunChats } from './limits/admit-chat.ts';
export { chatStages, holdChats, holdEnd, maxChatInSql, pauseSends } from './limits/chat-limits.ts';
export {
  checkAnswerMs,
  forgetChecks,
  keepCheck,
  knownPhone,
  reserveCheck,
  type CheckedPhone,
} from './limits/phone-checks.ts';
export { warmUpOf, warmUpStages } from './limits/warm-up.ts';
export { chooseTemplate } from './cloud/templates/choose-template.ts';
export { presentTemplates } from './cloud/templates/sync-templates.ts';
export { checkPhone } from './queries/check-phone.ts';
export { capabilitiesOf, createDriverFinder } from './drivers.ts';
export { presentChipState } from './present.ts';
export { channelsOf, connectedChannel, requireChannel, type ChannelRow } from './reader.ts';
export { refuseDepartmentInUse } from './refuse-department-in-use.ts';
export { registerSimulatorRoutes } from './simulator-routes.ts';
export { wakeChannel } from './wake.ts';

/** Numbers of the company: the specification's chips. `createChannelSessions` keeps their connections. */
export const channelsArea: Area = {
  name: 'channels',
  bindings: channelBindings,
  policy: channelPolicy,
  http: registerCloudWebhook,
  presenters: [channelsPresenter],
  checks: channelChecks,
  periodic: [
    { name: 'clean-up of numbers', everyMs: hourMs, run: cleanUpChannels },
    syncTemplatesPeriodically,
  ],
  sealed: [
    { table: 'channels', column: 'credentials' },
    { table: 'channel_keys', column: 'value' },
    { table: 'sent_payloads', column: 'payload' },
    { table: 'channel_inbox', column: 'body' },
  ],
};
