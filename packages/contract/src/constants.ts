import { auditConstants } from './audit/constants.ts';
import { channelConstants } from './channels/constants.ts';
import { contactConstants } from './contacts/constants.ts';
import { conversationConstants } from './conversations/constants.ts';
import { flowConstants } from './flows/constants.ts';
import { generalConstants } from './general-constants.ts';
import { mediaConstants } from './media/constants.ts';
import { merged } from './merged.ts';
import { quickMessageConstants } from './quick-messages/constants.ts';
import { reportConstants } from './reports/constants.ts';
import { teamConstants } from './team/constants.ts';

/** The constants of each area. No call is among them, so that calls can be typed by what is gathered here. */
export const constantsOfAreas = [
  generalConstants,
  teamConstants,
  contactConstants,
  quickMessageConstants,
  mediaConstants,
  channelConstants,
  conversationConstants,
  flowConstants,
  reportConstants,
  auditConstants,
] as const;

/** Every error a call can answer with, by its code. */
export const errorCatalogue = merged(constantsOfAreas.map(({ errors }) => errors));
/** Every limit, by its name. */
export const limits = merged(constantsOfAreas.map((area) => area.limits));
/** Everything a person may be allowed to do, as the server tells the web app. */
export const abilities = constantsOfAreas.flatMap((area) => area.abilities);
/** Every kind of row that a call may point at. */
export const refKinds = constantsOfAreas.flatMap(({ refs }) => refs);

export type ErrorCode = keyof typeof errorCatalogue;
export type Ability = (typeof abilities)[number];
export type RefKind = (typeof refKinds)[number];
