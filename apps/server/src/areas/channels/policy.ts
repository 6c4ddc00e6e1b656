import type { Session } from '../../platform/access/session.ts';

/** The ability of whoever may connect numbers; a QR code opens the number, so nobody else ever receives one. */
export const manageChannels = 'channels.manage';

/** Whether the person may see QR codes. */
export const seesQrCodes = (session: Session): boolean => session.abilities.has(manageChannels);
