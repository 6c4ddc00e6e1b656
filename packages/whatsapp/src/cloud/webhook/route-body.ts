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

type Change = z.infer<typeof change>;
type Entry = z.infer<typeof frame>['entry'][number];

/** Meta puts at most a thousand changes into one webhook; nobody has signed yet what is read here. */
const maxOwners = 1000;

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

/**
 * Tells the parts of a webhook's body apart, in order, by number and by account; null for anything else, and for one
 * that names more of them than Meta's do.
 */
export function routeBody(text: string): RoutedBody | null {
  const parsed = frame.safeParse(parse(text));
  if (!parsed.success) return null;
  const { entry: entries, ...around } = parsed.data;
  const numbers = new Map<string, Entry[]>();
  const accounts: AccountPart[] = [];
  for (const entry of entries)
    for (const one of entry.changes) {
      const phone_number_id = one.value.metadata?.phone_number_id;
      if (phone_number_id === undefined)
        accounts.push({ waba_id: entry.id, field: one.field, value: one.value });
      else addChange(numbers, phone_number_id, { entry, one });
      if (numbers.size + accounts.length > maxOwners) return null;
    }
  const parts = [...numbers].map(([phone_number_id, entry]) => ({
    phone_number_id,
    body: JSON.stringify({ ...around, entry }),
  }));
  return { numbers: parts, accounts };
}

/** Adds a change to the entries of its number, which have nothing of others. */
function addChange(
  numbers: Map<string, Entry[]>,
  phone_number_id: string,
  { entry, one }: { entry: Entry; one: Change },
): void {
  const mine = numbers.get(phone_number_id) ?? [];
  numbers.set(phone_number_id, mine);
  const last = mine.at(-1);
  if (last?.id === entry.id) last.changes.push(one);
  else mine.push({ ...entry, changes: [one] });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
