import { auditArea } from '../areas/audit/index.ts';
import { channelsArea, refuseDepartmentInUse } from '../areas/channels/index.ts';
import { createContactsArea } from '../areas/contacts/index.ts';
import {
  createConversationsArea,
  silenceContact,
  talkedWith,
  visibleContact,
} from '../areas/conversations/index.ts';
import { flowRuns, flowsArea, flowsKnowOfContact } from '../areas/flows/index.ts';
import { mediaArea } from '../areas/media/index.ts';
import { reportsArea } from '../areas/reports/index.ts';
import { quickMessagesArea } from '../areas/quick-messages/index.ts';
import { createTeamArea } from '../areas/team/index.ts';
import type { Area } from '../platform/area.ts';
import type { SealedColumn } from '../platform/crypto/secret-box.ts';
import type { Follower } from '../platform/events/follow.ts';

/** Every area there is, in the order of areas.json. */
export const areas: readonly Area[] = [
  createTeamArea({ departmentGuards: [refuseDepartmentInUse] }),
  createContactsArea({ guard: visibleContact, talkedWith, whenIgnored: silenceContact }),
  quickMessagesArea,
  mediaArea,
  channelsArea,
  createConversationsArea({ known: [flowsKnowOfContact], runs: flowRuns }),
  flowsArea,
  reportsArea,
  auditArea,
];

/** Every column of sealed values. */
export const sealedColumns: readonly SealedColumn[] = areas.flatMap((area) => area.sealed ?? []);

/** Every follower of events; an event that one of them has not read is kept. */
export const followers: readonly Follower[] = areas.flatMap((area) => area.followers ?? []);
