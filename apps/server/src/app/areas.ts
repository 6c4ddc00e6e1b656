import { channelsArea, refuseDepartmentInUse } from '../areas/channels/index.ts';
import { createContactsArea } from '../areas/contacts/index.ts';
import { conversationsArea, visibleContact } from '../areas/conversations/index.ts';
import { flowsArea } from '../areas/flows/index.ts';
import { mediaArea } from '../areas/media/index.ts';
import { reportsArea } from '../areas/reports/index.ts';
import { createTeamArea } from '../areas/team/index.ts';
import type { Area } from '../platform/area.ts';

/** Every area there is, in the order of areas.json. */
export const areas: readonly Area[] = [
  createTeamArea({ departmentGuards: [refuseDepartmentInUse] }),
  createContactsArea({ guard: visibleContact }),
  mediaArea,
  channelsArea,
  conversationsArea,
  flowsArea,
  reportsArea,
];
