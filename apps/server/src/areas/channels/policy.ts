import type { Policy } from '../../platform/access/policy.ts';
import type { Session } from '../../platform/access/session.ts';
import { leaders } from '../team/index.ts';

/** The ability to connect numbers. A QR code opens the number, so people without it never receive one. */
export const manageChannels = 'channels.manage';

/** Who may connect numbers. */
export const channelPolicy = { [manageChannels]: leaders } satisfies Policy;

/** Whether the person may see QR codes. */
export const seesQrCodes = (session: Session): boolean => session.abilities.has(manageChannels);
