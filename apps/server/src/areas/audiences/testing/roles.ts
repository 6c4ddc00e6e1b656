import type { audienceCalls } from '@prosa/contract';
import { leadersBut, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

/** Audiences show contacts: nobody finds them who may not see these. */
const seesAudiences = leadersBut('manager without contacts');

/** Who may make the calls of this area. */
export const audiencesRoles = {
  getAudiences: seesAudiences,
  getAudience: seesAudiences,
  saveAudience: seesAudiences,
  importAudienceSheet: seesAudiences,
  countAudiencePeople: seesAudiences,
  getAudienceVariables: seesAudiences,
  getAudiencePeople: seesAudiences,
  exportAudience: seesAudiences,
} satisfies RolesOf<typeof audienceCalls>;

/** Who finds the screen of this area. */
export const audiencesScreens = { '/audiencias': seesAudiences } satisfies RolesOfScreens;
