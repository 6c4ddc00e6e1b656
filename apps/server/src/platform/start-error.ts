/**
 * Why the product cannot start. The message is a complete pt-BR sentence for the person who started it; `cause` keeps
 * the technical error.
 */
export class StartError extends Error {
  override name = 'StartError';
}
