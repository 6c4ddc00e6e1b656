import type { ChannelConnection, ChannelDriver, ConnectOptions } from '../driver.ts';
import { realWait, type Clock, type Wait } from '../timing.ts';
import { cloudCapabilities } from './capabilities.ts';
import { CloudLink } from './cloud-link.ts';
import { graphDefaults, type GraphSettings } from './graph-client.ts';

/** What the driver of the Cloud API is made of. */
export interface CloudDriverOptions {
  clock: Clock;
  /** Default: Meta's own servers. */
  graph?: GraphSettings;
  /** Default: real timers. */
  wait?: Wait;
  /** Called with the reason when an event handler that failed took a link down. Default: nobody. */
  report?: (error: unknown) => void;
}

/** Creates the driver of Meta's Cloud API. A channel's credentials are its keys (`cloudKeysShape`) as JSON. */
export function createCloudDriver({
  clock,
  graph = graphDefaults,
  wait = realWait,
  report = () => undefined,
}: CloudDriverOptions): ChannelDriver {
  return {
    name: 'cloud',
    capabilities: cloudCapabilities,
    connect: (options: ConnectOptions): Promise<ChannelConnection> =>
      Promise.resolve(new CloudLink(options, { graph, clock, wait, report })),
    // The keys belong to the company, and stay valid at Meta until the company withdraws them there. The store knows which
    // messages left, and would otherwise call them absent.
    reset: () => Promise.resolve(),
  };
}
