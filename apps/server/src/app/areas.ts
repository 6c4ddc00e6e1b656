import {
  audiencesKnowOfContact,
  createAudiencesArea,
  forgetInAudiences,
  sheetTaker,
} from '../areas/audiences/index.ts';
import { auditArea } from '../areas/audit/index.ts';
import { backofficeArea } from '../areas/backoffice/index.ts';
import { createBillingArea } from '../areas/billing/index.ts';
import {
  campaignSource,
  campaignsArea,
  campaignTestSource,
  forgetInCampaigns,
  keepScheduledAudience,
} from '../areas/campaigns/index.ts';
import {
  channelsArea,
  countChannels,
  refuseDepartmentInUse,
  releaseNumbers,
} from '../areas/channels/index.ts';
import { createContactsArea } from '../areas/contacts/index.ts';
import {
  createConversationsArea,
  type BotRuns,
  silenceContact,
  talkedWith,
  visibleContact,
} from '../areas/conversations/index.ts';
import { firstStepsArea } from '../areas/first-steps/index.ts';
import { countFlows, flowRuns, flowsArea, flowsKnowOfContact, flowToStart } from '../areas/flows/index.ts';
import { followUpsArea, followUpSource } from '../areas/follow-ups/index.ts';
import { mediaArea } from '../areas/media/index.ts';
import { keepErasedCounts, reportsArea } from '../areas/reports/index.ts';
import { providerReportsArea } from '../areas/provider-reports/index.ts';
import { quickMessagesArea } from '../areas/quick-messages/index.ts';
import { moveOptOuts, optOutsArea, optOutsKnowOfContact, suppressedAmong } from '../areas/opt-outs/index.ts';
import {
  forgetInSchedules,
  moveSchedules,
  scheduleSource,
  schedulesKnowOfContact,
  schedulingArea,
} from '../areas/scheduling/index.ts';
import {
  createSendingArea,
  forgetSendsTo,
  moveSends,
  sendsKnowOfContact,
  type SendSource,
} from '../areas/sending/index.ts';
import { createTeamArea } from '../areas/team/index.ts';
import type { Area } from '../platform/area.ts';
import type { SealedColumn } from '../platform/crypto/secret-box.ts';
import type { Follower } from '../platform/events/follow.ts';

/** Every kind of source of sends. */
const sendSources: readonly SendSource[] = [
  scheduleSource,
  campaignSource,
  campaignTestSource,
  followUpSource,
];

/** What flows do when acts are undone and people turn out to be one; what was sent to them moves along. */
const runs: BotRuns = {
  ...flowRuns,
  async moveContact(tx, moved) {
    await flowRuns.moveContact(tx, moved);
    await moveSends(tx, moved);
    await moveOptOuts(tx, moved);
    await moveSchedules(tx, moved);
  },
};

/** Every area there is, in the order of areas.json. */
export const areas: readonly Area[] = [
  createTeamArea({ departmentGuards: [refuseDepartmentInUse] }),
  createBillingArea({ count: { channels: countChannels, flows: countFlows }, releaseNumbers }),
  createContactsArea({ guard: visibleContact, talkedWith, taker: sheetTaker, whenIgnored: silenceContact }),
  mediaArea,
  quickMessagesArea,
  channelsArea,
  createConversationsArea({
    known: [
      sendsKnowOfContact,
      optOutsKnowOfContact,
      flowsKnowOfContact,
      audiencesKnowOfContact,
      schedulesKnowOfContact,
    ],
    forget: [forgetInAudiences, forgetInSchedules, forgetInCampaigns, forgetSendsTo],
    keepCounts: keepErasedCounts,
    runs,
  }),
  createSendingArea({
    sources: sendSources,
    flowToStart,
    suppressed: suppressedAmong,
  }),
  optOutsArea,
  flowsArea,
  createAudiencesArea({ guards: [keepScheduledAudience] }),
  schedulingArea,
  campaignsArea,
  followUpsArea,
  firstStepsArea,
  reportsArea,
  auditArea,
  backofficeArea,
  providerReportsArea,
];

/** Every column of sealed values. */
export const sealedColumns: readonly SealedColumn[] = areas.flatMap((area) => area.sealed ?? []);

/** Every follower of events; an event that one of them has not read is kept. */
export const followers: readonly Follower[] = areas.flatMap((area) => area.followers ?? []);
