import { randomBytes } from 'node:crypto';
import {
  cloudCapabilities,
  createCloudDriver,
  simulatorCapabilities,
  webCapabilities,
  type Capabilities,
  type ChannelDriver,
} from '@prosa/whatsapp';
import type { Config } from '../../platform/config/config.ts';
import type { Runtime } from '../../platform/area.ts';
import { graphSettings } from './cloud/graph-settings.ts';
import { AppError } from '../../platform/http/app-error.ts';

type Settings = Pick<Config, 'simulator'>;

/** What drivers are made from. */
export interface DriverParts {
  runtime: Pick<Runtime, 'config' | 'clock' | 'log'>;
  /** The driver of the simulated network that this process has open, if any. */
  simulator: ChannelDriver | null;
}

/** A way to reach WhatsApp that this version knows: the kind of a number. */
export interface KnownDriver {
  name: string;
  /** What people call numbers of this kind. */
  title: string;
  /** Known in every process, including those that never load the driver. */
  capabilities: Capabilities;
  /** Its phones are simulated on screen. */
  simulated: boolean;
  /** Returns whether numbers of this installation may use it. */
  isInstalled(settings: Settings): boolean;
  /** Loads its code: when the first number of a process that owns connections needs it. */
  load(parts: DriverParts): Promise<ChannelDriver | null>;
}

/** Every driver, in the order in which people choose among them. */
const knownDrivers: readonly KnownDriver[] = [
  {
    name: 'simulator',
    title: 'Telefone simulado',
    capabilities: simulatorCapabilities,
    simulated: true,
    isInstalled: ({ simulator }) => simulator,
    load: async ({ simulator }) => simulator,
  },
  {
    name: 'web',
    title: 'WhatsApp por QR code',
    capabilities: webCapabilities,
    simulated: false,
    isInstalled: () => true,
    load: loadWebDriver,
  },
  {
    name: 'cloud',
    title: 'API oficial da Meta',
    capabilities: cloudCapabilities,
    simulated: false,
    isInstalled: () => true,
    load: async ({ runtime: { config, clock, log } }) =>
      createCloudDriver({
        clock,
        graph: graphSettings(config),
        report: (error) => log.warn({ err: error }, 'a number of the Cloud API was closed by an error'),
      }),
  },
];

async function loadWebDriver({ runtime: { config, clock, log } }: DriverParts): Promise<ChannelDriver> {
  // Most processes never need it, and it brings a package under the GPL along.
  const { createWebDriver } = await import('@prosa/whatsapp-web');
  const { whatsappSocketUrl: socketUrl, whatsappWebVersion: version } = config;
  return createWebDriver({ socketUrl, version, clock, log, random: randomBytes });
}

/** Of a number whose driver this version does not know. */
const unknownDriver: Pick<KnownDriver, 'title' | 'capabilities' | 'simulated'> = {
  title: 'Tipo desconhecido',
  simulated: false,
  capabilities: {
    logins: [],
    unofficial: false,
    sends: [],
    maxBytes: { image: 0, audio: 0, video: 0, document: 0 },
    quotedReply: false,
    deleteMessage: false,
    editMessage: false,
    reactions: false,
    voiceNote: false,
    typing: false,
    typingMarksRead: false,
    choices: null,
    readReceipts: false,
    profilePictures: false,
    templates: false,
    windowHours: null,
    hiddenAddress: null,
    checkPhone: false,
    confirm: false,
  },
};

/** Returns the kind of a number with this driver; one that can do nothing for a driver this version does not know. */
export function kindOf(driver: string): Pick<KnownDriver, 'title' | 'capabilities' | 'simulated'> {
  return knownDrivers.find(({ name }) => name === driver) ?? unknownDriver;
}

/** Returns the capabilities of a channel's driver; none for a driver that this version does not know. */
export function capabilitiesOf(driver: string): Capabilities {
  return kindOf(driver).capabilities;
}

/** Returns the kinds of number that can be created and connected in this installation. */
export function installedKinds(settings: Settings): KnownDriver[] {
  return knownDrivers.filter((driver) => driver.isInstalled(settings));
}

/** Returns whether a channel with this driver can be connected in this installation. */
export function isInstalled(driver: string, settings: Settings): boolean {
  return installedKinds(settings).some(({ name }) => name === driver);
}

/**
 * Returns the driver of a new number: the given one, or a simulated phone where there are some. Real numbers have no kind
 * unless somebody chose it, because it cannot be changed. Throws 'channel_kind_required', 'channel_driver_missing'.
 */
export function driverOfNewChannels(settings: Settings, given?: string): string {
  const name = given ?? installedKinds(settings).find(({ simulated }) => simulated)?.name;
  if (name === undefined) throw new AppError('channel_kind_required');
  requireDriver(name, settings);
  return name;
}

/** Throws 'channel_driver_missing' unless a channel with this driver can be connected here. */
export function requireDriver(driver: string, settings: Settings): void {
  if (!isInstalled(driver, settings)) throw new AppError('channel_driver_missing');
}

/** Returns the installed driver of this name, loading it at the first call; null where there is none. */
export type FindDriver = (name: string) => Promise<ChannelDriver | null>;

/** Creates what finds the drivers of a process. A driver that could not be loaded is tried again at the next call. */
export function createDriverFinder(parts: DriverParts): FindDriver {
  const loaded = new Map<string, ChannelDriver>();
  return async (name) => {
    const known = installedKinds(parts.runtime.config).find((driver) => driver.name === name);
    const driver = loaded.get(name) ?? (await known?.load(parts)) ?? null;
    if (driver) loaded.set(name, driver);
    return driver;
  };
}
