import { z } from 'zod';
import type { FakeWhatsAppWeb } from '../start.ts';

/** One call of the admin API: what it takes, and what it does. */
export interface AdminCall {
  /** How it reads in the list of calls. */
  help: string;
  handle(fake: FakeWhatsAppWeb, input: unknown): Promise<unknown>;
}

/** Defines a call whose input is checked by a schema before it is handled. */
export function adminCall<S extends z.ZodType>(
  help: string,
  schema: S,
  handle: (fake: FakeWhatsAppWeb, input: z.output<S>) => unknown,
): AdminCall {
  return { help, handle: async (fake, input) => handle(fake, schema.parse(input)) };
}

/** Digits of a phone, however it was written. */
export const digits = z.coerce
  .string()
  .transform((written) => written.replaceAll(/\D/g, ''))
  .refine((phone) => phone.length >= 8, 'a phone has at least eight digits');

/** The phone of a person or the address of a group. */
export const recipient = z.union([z.string().endsWith('@g.us'), digits]);

/** A number that may come as text, as from a command line. */
export const number = z.coerce.number();

/** A switch that may come as text. */
export const flag = z.union([z.boolean(), z.stringbool()]);
