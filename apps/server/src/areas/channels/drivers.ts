import { simulatorCapabilities, type Capabilities, type ChannelDriver } from '@prosa/whatsapp';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/http/app-error.ts';

type Settings = Pick<Config, 'simulator'>;

/** What drivers are made from. */
export interface DriverParts {
  /** The driver of the simulated network that this process has open, if any. */
  simulator: ChannelDriver | null;
}

/** A way to reach WhatsApp that this version knows. */
interface KnownDriver {
  name: string;
  /** Known in every process, including those that never load the driver. */
  capabilities: Capabilities;
  /** Returns whether numbers of this installation may use it. */
  isInstalled(settings: Settings): boolean;
  /** Loads its code; only processes that own connections do. */
  load(parts: DriverParts): Promise<ChannelDriver | null>;
}

/** Every driver; a new number gets the first one that is installed. */
const knownDrivers: readonly KnownDriver[] = [
  {
    name: 'simulator',
    capabilities: simulatorCapabilities,
    isInstalled: ({ simulator }) => simulator,
    load: async ({ simulator }) => simulator,
  },
];

const noCapabilities: Capabilities = {
  logins: [],
  unofficial: false,
  sends: [],
  quotedReply: false,
  deleteMessage: false,
  editMessage: false,
  reactions: false,
  voiceNote: false,
  typing: false,
  choices: null,
  readReceipts: false,
  templates: false,
  windowHours: null,
  checkPhone: false,
  confirm: false,
};

/** Returns the capabilities of a channel's driver; none for a driver that this version does not know. */
export function capabilitiesOf(driver: string): Capabilities {
  return knownDrivers.find(({ name }) => name === driver)?.capabilities ?? noCapabilities;
}

/** Returns whether a channel with this driver can be connected in this installation. */
export function isInstalled(driver: string, settings: Settings): boolean {
  return installed(settings).some(({ name }) => name === driver);
}

/** Returns the driver of a new number, or throws 'channel_driver_missing' when none is installed. */
export function driverOfNewChannels(settings: Settings): string {
  const [preferred] = installed(settings);
  if (!preferred) throw new AppError('channel_driver_missing');
  return preferred.name;
}

/** Throws 'channel_driver_missing' unless a channel with this driver can be connected here. */
export function requireDriver(driver: string, settings: Settings): void {
  if (!isInstalled(driver, settings)) throw new AppError('channel_driver_missing');
}

/** Loads the installed drivers, by name. */
export async function loadDrivers(
  settings: Settings,
  parts: DriverParts,
): Promise<ReadonlyMap<string, ChannelDriver>> {
  const loaded = await Promise.all(installed(settings).map(({ load }) => load(parts)));
  return new Map(loaded.flatMap((driver) => (driver ? [[driver.name, driver]] : [])));
}

function installed(settings: Settings): KnownDriver[] {
  return knownDrivers.filter((driver) => driver.isInstalled(settings));
}
