import type { z } from 'zod';
import type { Ability, ErrorCode } from './constants.ts';

/**
 * Who may make a call: anyone, any signed-in person, or people whom the server granted an ability. `refusal` words
 * the refusal when the specification has its own sentence for it.
 */
export type Access = 'public' | 'session' | { can: Ability; refusal?: ErrorCode };

/** A file part of a multipart call. */
export interface Upload {
  field: string;
  max_bytes: number;
  /** A second part that may come with it: the same content in another form. */
  companion?: string;
}

/** One line of the interface between the web app and the server: `POST /api/<path>`. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  path: string;
  access: Access;
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  /** Present when the call is multipart: which part carries the file. The other parts are the input. */
  upload?: Upload;
  /** A success is answered with a file instead of JSON; a refusal stays JSON. */
  download?: true;
  /** Calls that guess at secrets get a tighter budget per address. */
  throttle?: 'strict';
  /** May be made before a password chosen by somebody else has been replaced; all others are refused until then. */
  before_own_password?: true;
  /** May be made by staff who have no second factor yet; all others are refused until they have. */
  before_second_factor?: true;
  /**
   * Who may make a call of access `session`. Left out: a company's people, and staff inside their account.
   * `own_record`: everybody about themselves, hence not staff inside an account. `everybody`: anyone who is signed in.
   */
  open_to?: 'own_record' | 'everybody';
}

/** Returns whether only the provider's staff may make a call: its ability is one of the back office. */
export function isStaffCall({ access }: Pick<Call, 'access'>): boolean {
  return typeof access === 'object' && access.can.startsWith('backoffice.');
}

/** What the caller writes. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the handler reads after parsing. */
export type ParsedInput<C extends Call> = z.output<C['input']>;
/** What arrives in `message` of the reply. */
export type CallOutput<C extends Call> = z.output<C['output']>;

/**
 * Declares a call. It does not compile without `access`; the default is closed. Unknown fields of the input are
 * dropped, never stored; unknown fields of the output never leave.
 */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Omit<Call<Input, Output>, 'errors'> & { errors?: readonly ErrorCode[] },
): Call<Input, Output> {
  return { ...call, errors: call.errors ?? [] };
}
