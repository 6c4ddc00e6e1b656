import type { Mode, World } from './world.ts';

type Payload = Record<string, unknown>;

/** A webhook as it leaves. */
export interface Outgoing {
  body: string;
  content_type: string;
}

const hugeBytes = 2 * 1024 * 1024;
const json = 'application/json';

/** Writes a webhook out, in the way of a mode. */
export function writeOut({ sending }: World, payload: Payload, mode: Mode): Outgoing {
  const api_token = mode === 'wrong_token' ? 'x'.repeat(40) : sending.account_token;
  const full = { api_token, ...spoiled(payload, mode) };
  if (mode === 'form_encoded')
    return {
      body: new URLSearchParams(flat(full)).toString(),
      content_type: 'application/x-www-form-urlencoded',
    };
  return { body: JSON.stringify(mode === 'wrapped' ? { payload: full } : full), content_type: json };
}

function spoiled(payload: Payload, mode: Mode): Payload {
  switch (mode) {
    case 'missing_field':
      return without(payload, ['status', 'last_status']);
    case 'null_doc':
      return withPerson(payload, { doc: null });
    case 'html_in_name':
      return withPerson(payload, { name: '<img src=x onerror=alert(1)> & "Cia"' });
    case 'cents':
      return withCents(payload);
    case 'extra_fields':
      return { ...payload, unheard_of: { deep: [1, { more: null }] }, subscriptions_v3: [], dates_v2: 'x' };
    case 'huge_body':
      return { ...payload, notes: 'x'.repeat(hugeBytes) };
    default:
      return payload;
  }
}

function without(payload: Payload, names: readonly string[]): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));
}

function withPerson(payload: Payload, change: Payload): Payload {
  const changed = (name: string) =>
    name in payload ? { [name]: { ...(payload[name] as Payload), ...change } } : {};
  return { ...payload, ...changed('contact'), ...changed('subscriber') };
}

/** Amounts that floats do not hold exactly, as texts. */
function withCents(payload: Payload): Payload {
  if (!('payment' in payload)) return payload;
  return { ...payload, payment: { ...(payload['payment'] as Payload), total: '29.37', net: '27.905' } };
}

function flat(payload: Payload, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(payload).map(([name, value]) => {
      const key = prefix ? `${prefix}[${name}]` : name;
      if (typeof value === 'object' && value !== null) return flat(value as Payload, key);
      return typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : {};
    }),
  ) as Record<string, string>;
}
