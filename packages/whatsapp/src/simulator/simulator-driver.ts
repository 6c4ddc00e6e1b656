import { maxChoices } from '@prosa/contract';
import type { Capabilities, ChannelConnection, ChannelDriver, ConnectOptions } from '../driver.ts';
import { SimulatorLink } from './link.ts';
import type { SimulatedNetwork } from './network.ts';
import type { RandomBytes } from './phone.ts';
import { realWait, type Clock, type Wait } from '../timing.ts';
import { webCapabilities } from '../web-capabilities.ts';

/** Like the real network: one QR of 60 s and five of 20 s. */
const QR_LIFETIME_MS = 160_000;
/** Like the real network, which a linked device hears from every half a minute. */
const ALIVE_EVERY_MS = 30_000;

/** What the simulator can do, for processes that never open the network: what a linked device can, at no risk; and menus. */
export const simulatorCapabilities: Capabilities = {
  ...webCapabilities,
  unofficial: false,
  choices: maxChoices,
};

/** What the simulator driver is made of. */
export interface SimulatorDriverOptions {
  network: SimulatedNetwork;
  clock: Clock;
  random: RandomBytes;
  /** Default: real timers. */
  wait?: Wait;
  /** How long a QR may be scanned, in milliseconds. Default 160 000. */
  qr_lifetime_ms?: number;
  /** How often the network gives a sign of life, in milliseconds. Default 30 000. */
  alive_every_ms?: number;
  /** Called with the reason when an event handler that failed took a link down. Default: nobody. */
  report?: (error: unknown) => void;
}

/** What a simulated connection is made from. */
type SimulatedConnect = Pick<ConnectOptions, 'channel_id' | 'credentials' | 'events'> &
  Partial<Pick<ConnectOptions, 'pairing_phone'>>;

/** A driver that keeps nothing of its own: the network's journal remembers everything. */
export interface SimulatedDriver extends ChannelDriver {
  connect(options: SimulatedConnect): Promise<ChannelConnection>;
  reset(options: Pick<ConnectOptions, 'channel_id'>): Promise<void>;
}

/** Creates the driver of the simulated phone network. The caller has to close the network. */
export function createSimulatorDriver(options: SimulatorDriverOptions): SimulatedDriver {
  return new SimulatorDriver(options);
}

class SimulatorDriver implements SimulatedDriver {
  readonly name = 'simulator';
  readonly capabilities = simulatorCapabilities;
  readonly #options: SimulatorDriverOptions;

  constructor(options: SimulatorDriverOptions) {
    this.#options = options;
  }

  connect({
    channel_id,
    credentials,
    pairing_phone = null,
    events,
  }: SimulatedConnect): Promise<ChannelConnection> {
    const { network, clock, random, wait, qr_lifetime_ms, alive_every_ms, report } = this.#options;
    return Promise.resolve(
      new SimulatorLink({
        context: { channel_id, events, network, clock, wait: wait ?? realWait },
        random,
        credentials,
        pairing_phone,
        qr_lifetime_ms: qr_lifetime_ms ?? QR_LIFETIME_MS,
        alive_every_ms: alive_every_ms ?? ALIVE_EVERY_MS,
        report: report ?? (() => undefined),
      }),
    );
  }

  reset({ channel_id }: Pick<ConnectOptions, 'channel_id'>): Promise<void> {
    const { network, clock } = this.#options;
    return network.append({ kind: 'logged-out', channel: channel_id, at: clock.now().getTime() });
  }
}
