import type { Policy } from '../../platform/access/policy.ts';
import type { Session } from '../../platform/access/session.ts';
import { leaders, ownerInPerson } from '../team/index.ts';

/** The ability to connect numbers. A QR code opens the number, so people without it never receive one. */
export const manageChannels = 'channels.manage';
/** The ability to confirm for the company that the risks of an unofficial client were read. */
export const acceptRisk = 'channels.accept_risk';

/** Who may connect numbers. */
export const channelPolicy = { [manageChannels]: leaders, [acceptRisk]: ownerInPerson } satisfies Policy;

/** Whether the person may see QR codes and pairing codes. */
export const seesLoginCodes = (session: Session): boolean => session.abilities.has(manageChannels);
