import type { AbilitiesOf } from './access/policy.ts';
import type { Clock } from './clock/clock.ts';
import type { Ids } from './clock/ids.ts';
import type { Config } from './config/config.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Signals } from './signals/signals.ts';
import type { FileLinks } from './storage/links.ts';
import type { Storage } from './storage/storage.ts';

/** What any handler or worker may use, by name. The doors to the database are passed separately. */
export interface Tools {
  clock: Clock;
  ids: Ids;
  config: Config;
  log: Log;
  secrets: SecretBox;
  signals: Signals;
  jobs: Jobs;
  storage: Storage;
  links: FileLinks;
  mail: Mail;
  outbound: Outbound;
  abilitiesOf: AbilitiesOf;
}
