import { StartError } from '../start-error.ts';

/**
 * A failure to start the embedded database. The message is a complete pt-BR sentence for the person who ran `npm
 * start`; `cause` keeps the technical error for the log.
 */
export class EmbeddedPostgresError extends StartError {
  override name = 'EmbeddedPostgresError';
}
