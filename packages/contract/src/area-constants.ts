interface ErrorDefinition {
  /** HTTP status; 200 marks a business refusal, answered with `error: true` (specification section 8). */
  status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507;
  text: string;
}

/** What an area adds to the names and numbers that all areas share (`constants.ts` gathers them). */
export interface AreaConstants {
  /**
   * Errors that calls can answer with, worded once. Texts are the specification's where it gives one.
   * `{name}` in a text is filled from the error's parameters.
   */
  errors: Readonly<Record<string, ErrorDefinition>>;
  /** Business constants of specification section 9, and the caps the server adds. */
  limits: Readonly<Record<string, number | string | Readonly<Record<string, number>>>>;
  /** What a person may be allowed to do (specification section 6). */
  abilities: readonly string[];
  /** Kinds of row that a call may point at; the isolation test swaps each for another company's. */
  refs: readonly string[];
}

/** Returns an error that is a business refusal. */
export const refusal = (text: string): ErrorDefinition => ({ status: 200, text });
