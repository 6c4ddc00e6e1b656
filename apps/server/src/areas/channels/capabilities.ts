import { simulatorCapabilities, type Capabilities } from '@prosa/whatsapp';

/** What each driver can do; known in every process, also in those that never load the driver. */
const byDriver: ReadonlyMap<string, Capabilities> = new Map([['simulator', simulatorCapabilities]]);

const none: Capabilities = {
  sends: [],
  quotedReply: false,
  deleteMessage: false,
  voiceNote: false,
  buttons: false,
  readReceipts: false,
  templates: false,
  confirm: false,
};

/** The capabilities of a channel's driver; nothing for a driver that this version does not know. */
export function capabilitiesOf(driver: string): Capabilities {
  return byDriver.get(driver) ?? none;
}
