import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';

export interface Email {
  /** The same mail sent again carries the same id. */
  id?: string;
  to: string;
  subject: string;
  text: string;
}

/** Sends mail. */
export interface Mail {
  send(email: Email): Promise<void>;
}

/** Returns whether mail reaches anybody: through SMTP or, in development, the developer who reads the files. */
export function sendsMail({ production, smtpUrl }: Pick<Config, 'production' | 'smtpUrl'>): boolean {
  return smtpUrl !== null || !production;
}

interface Options {
  smtpUrl: string | null;
  from: string;
  dataDir: string;
  clock: Clock;
  ids: Ids;
}

/** A mail server that hangs is waited for no longer than this; what was not sent is sent later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through SMTP when it is set; otherwise writes each mail to a file in `DATA_DIR/outbox` for the developer. */
export function createMail({ smtpUrl, from, dataDir, clock, ids }: Options): Mail {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience });
    return {
      async send({ id, ...email }) {
        await transport.sendMail({ from, ...email, ...named(id) });
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ id, ...email }) {
      const { message } = await transport.sendMail({ from, ...email, ...named(id) });
      const folder = join(dataDir, 'outbox');
      await mkdir(folder, { recursive: true });
      const stamp = clock.now().toISOString().replaceAll(':', '-');
      await writeFile(join(folder, id ? `${id}.eml` : `${stamp}-${ids.next()}.eml`), message);
    },
  };
}

/** Returns the Message-ID, by which mail programs recognise a mail that arrives twice. */
function named(id: string | undefined): { messageId?: string } {
  return id === undefined ? {} : { messageId: `<${id}@prosa>` };
}
