import { z } from 'zod';

/** Only what says whose a change is; everything else is kept as it came. */
const change = z.looseObject({
  field: z.string(),
  value: z.looseObject({
    metadata: z.looseObject({ phone_number_id: z.string() }).optional().catch(undefined),
  }),
});
const frame = z.looseObject({
  entry: z.array(z.looseObject({ id: z.string(), changes: z.array(change) })),
});

/** The part of a webhook that is one number's, as a body of its own. */
export interface NumberPart {
  phone_number_id: string;
  body: string;
}

/** A change of a webhook that is about a business account as a whole. */
export interface AccountPart {
  waba_id: string;
  field: string;
  value: unknown;
}

/** A webhook, told apart by whose it is. */
export interface RoutedBody {
  numbers: NumberPart[];
  accounts: AccountPart[];
}

/** Tells the parts of a webhook's body apart, in order, by number and by account; null for anything else. */
export function routeBody(text: string): RoutedBody | null {
  const parsed = frame.safeParse(parse(text));
  if (!parsed.success) return null;
  const { entry: entries, ...around } = parsed.data;
  const ids = new Set(entries.flatMap(({ changes }) => changes.flatMap((one) => numberOf(one) ?? [])));
  const numbers = [...ids].map((phone_number_id) => ({
    phone_number_id,
    body: JSON.stringify({
      ...around,
      entry: entries.flatMap(({ changes, ...rest }) => {
        const mine = changes.filter((one) => numberOf(one) === phone_number_id);
        return mine.length ? [{ ...rest, changes: mine }] : [];
      }),
    }),
  }));
  const accounts = entries.flatMap(({ id: waba_id, changes }) =>
    changes.flatMap((one) =>
      numberOf(one) === undefined ? [{ waba_id, field: one.field, value: one.value }] : [],
    ),
  );
  return { numbers, accounts };
}

function numberOf({ value }: z.infer<typeof change>): string | undefined {
  return value.metadata?.phone_number_id;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
