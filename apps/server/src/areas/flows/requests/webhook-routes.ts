import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { storableText } from '../../../platform/db/to-json.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createThrottle } from '../../../platform/http/throttle.ts';
import { wakeFlows } from '../rounds/topics.ts';
import { readReturnToken, webhookPath, type RunPlace } from './return-address.ts';

const bodyLimit = 256 * 1024;
/** The most calls that are kept for one run. */
const maxCalls = 20;

interface Called {
  Params: { token: string };
}

/**
 * Registers `GET|POST /webhooks/flows/<token>`, where programs outside answer a run. The same call twice counts once;
 * one that comes before the run waits for it is kept. The caller learns only whether the address is valid.
 */
export function registerWebhooks(app: FastifyInstance, runtime: Runtime): void {
  const throttle = createThrottle(runtime.clock);
  app.register(async (scope) => {
    // Whatever its type, the body is for the run to read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<Called>({
      method: ['GET', 'POST'],
      url: `${webhookPath}/:token`,
      bodyLimit,
      async handler(request) {
        throttle(`webhook ${request.ip}`);
        const place = readReturnToken(runtime, request.params.token);
        if (!place || !(await isLive(runtime, place))) throw new AppError('not_found');
        await keep(runtime, place, bodyOf(request));
        wakeFlows(runtime, place.account_id);
        return { received: true };
      },
    });
  });
}

/** Returns what was sent: the body, or the parameters of a GET as JSON. */
function bodyOf({ method, query, body }: FastifyRequest): string {
  const text = method === 'GET' ? JSON.stringify(query) : typeof body === 'string' ? body : '';
  return storableText(text);
}

async function isLive({ database }: Runtime, { account_id, run_id }: RunPlace): Promise<boolean> {
  const row = await database
    .forAccount(account_id)
    .row(
      sql`select from flow_runs where account_id = ${account_id} and id = ${run_id} and ending is null`,
      'run_of_webhook',
    );
  return row !== null;
}

/** Stores the call as a row of the run, identified by its content; the same content again adds none. */
async function keep(
  { database, clock }: Runtime,
  { account_id, run_id }: RunPlace,
  body: string,
): Promise<void> {
  const id = `${run_id}.webhook.${createHash('sha256').update(body).digest('hex').slice(0, 32)}`;
  const now = clock.now();
  await database.forAccount(account_id).run(
    sql`insert into flow_requests (account_id, id, run_id, kind, state, status, body, available_at, created)
      select ${account_id}, ${id}, ${run_id}, 'webhook', 'done', 200, ${body}, ${now}, ${now}
      where (select count(*) from flow_requests
        where account_id = ${account_id} and run_id = ${run_id} and kind = 'webhook') < ${maxCalls}
      on conflict do nothing`,
    'keep_webhook',
  );
}
