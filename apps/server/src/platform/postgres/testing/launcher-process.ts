import { startEmbeddedPostgres } from '../embedded-postgres.ts';

// A separate process that starts the embedded server on argv[2], reports it as one line, and leaves on SIGTERM.
const silent = { info: () => undefined, warn: () => undefined };
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: silent });
process.stdout.write(`${JSON.stringify({ connectionString: server.connectionString })}\n`);
const running = setInterval(() => undefined, 1_000);
process.once('SIGTERM', () => {
  clearInterval(running);
  void server.stop();
});
