import { merged } from '@prosa/contract';
import { auditTesting } from '../../areas/audit/testing/index.ts';
import { channelsTesting } from '../../areas/channels/testing/index.ts';
import { contactsTesting } from '../../areas/contacts/testing/index.ts';
import { conversationsTesting } from '../../areas/conversations/testing/index.ts';
import { flowsTesting } from '../../areas/flows/testing/index.ts';
import { mediaTesting } from '../../areas/media/testing/index.ts';
import { quickMessagesTesting } from '../../areas/quick-messages/testing/index.ts';
import { reportsTesting } from '../../areas/reports/testing/index.ts';
import { teamTesting } from '../../areas/team/testing/index.ts';
import type { ValidInputs } from './inputs-of-calls.ts';
import type { RolesOfCalls, RolesOfScreens } from './roles-of-calls.ts';

const areas = [
  teamTesting,
  contactsTesting,
  quickMessagesTesting,
  mediaTesting,
  channelsTesting,
  conversationsTesting,
  flowsTesting,
  reportsTesting,
  auditTesting,
] as const;

/** Valid inputs of every call. A call that is missing in its area does not compile. */
export const validInputs: ValidInputs = merged(areas.map(({ inputs }) => inputs));

/** Specification section 6, as one table. A call that is missing in its area does not compile. */
export const rolesOfCalls: RolesOfCalls = merged(areas.map(({ roles }) => roles));

/** The screens of the web app that stand or fall with a role. */
export const rolesOfScreens: RolesOfScreens = merged(areas.map(({ screens }) => screens));
