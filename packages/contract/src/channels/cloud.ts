import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ref, text } from '../shapes.ts';
import { messageTemplates } from './template.ts';

const metaId = text(30).regex(/^\d{5,30}$/);

/** The keys of a number of Meta's Cloud API, as people see them: secrets show only how they end. */
export const cloudKeys = z.object({
  /** Null until keys are saved. */
  saved: z
    .object({
      phone_number_id: z.string(),
      waba_id: z.string(),
      access_token: z.string(),
      app_secret: z.string(),
    })
    .nullable(),
  /** What to copy into Meta's panel; the token exists once keys are saved. */
  webhook: z.object({ url: z.string(), verify_token: z.string().nullable() }),
});

/** What is wrong with the keys of a number. */
export const cloudKeysProblem = z.enum(['token', 'number', 'account', 'secret', 'unreachable']);

export const cloudCalls = {
  getCloudKeys: defineCall({
    path: 'get-cloud-keys',
    access: { can: 'channels.manage' },
    input: z.object({ chip: ref('channel') }),
    output: cloudKeys,
    errors: ['not_found', 'capability_missing'],
  }),
  /** Saves a number's keys; a secret that is left out stays as it is. */
  saveCloudKeys: defineCall({
    path: 'save-cloud-keys',
    access: { can: 'channels.manage' },
    input: z.object({
      chip: ref('channel'),
      phone_number_id: metaId,
      waba_id: metaId,
      access_token: text(1000).trim().optional(),
      app_secret: text(200).trim().optional(),
    }),
    output: cloudKeys,
    errors: ['not_found', 'capability_missing', 'cloud_keys_incomplete', 'cloud_number_taken'],
  }),
  /** Asks Meta about the saved keys, and which number they belong to. */
  testCloudKeys: defineCall({
    path: 'test-cloud-keys',
    access: { can: 'channels.manage' },
    throttle: 'strict',
    input: z.object({ chip: ref('channel') }),
    output: z.object({
      problem: cloudKeysProblem.nullable(),
      /** The number behind the keys, where nothing is wrong. */
      phone: z.string().nullable(),
      name: z.string().nullable(),
    }),
    errors: ['not_found', 'capability_missing', 'cloud_keys_incomplete'],
  }),
  /** Asks Meta for a number's templates now. */
  syncTemplates: defineCall({
    path: 'sync-templates',
    access: { can: 'channels.manage' },
    throttle: 'strict',
    input: z.object({ chip: ref('channel') }),
    /** `problem`: Meta did not give them, and they are those that were known. */
    output: messageTemplates.extend({ problem: z.enum(['refused', 'unreachable']).nullable() }),
    errors: ['not_found', 'capability_missing', 'cloud_keys_incomplete'],
  }),
};

export type CloudKeysView = z.infer<typeof cloudKeys>;
export type CloudKeysProblem = z.infer<typeof cloudKeysProblem>;
