import { z } from 'zod';
import type { Emitter } from './emitter.ts';
import { saleWebhook, subscriptionWebhook } from './payloads.ts';
import { advance, purchase, refund } from './purchase.ts';
import { modes, noFaults, type FakeSubscription, type World } from './world.ts';

const mode = z.enum(modes).optional();
/** A command line says texts. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const purchaseShape = z.object({
  email: z.string(),
  name: z.string().default('Maria Exemplo'),
  doc: z.string().nullable().default('12345678909'),
  phone: z.string().default('11987654321'),
  contact: z.string().optional(),
  product: z.string().default('plano-profissional'),
  offer: z.string().default('oferta-mensal'),
  product_name: z.string().default('Plano Profissional'),
  value: z.coerce.number().default(197),
  trial_days: z.coerce.number().int().default(0),
  months: z.coerce.number().int().default(1),
  mode,
});
const ofSubscription = { id: z.string(), mode };
const advanceShape = z.object({ ...ofSubscription, to: z.string() });
const cancelShape = z.object({ ...ofSubscription, ends: z.string().optional() });
const emitShape = z.object({
  event: z.enum(['subscription', 'sale', 'deactivation', 'unknown']).default('subscription'),
  id: z.string().optional(),
  mode,
  copies: z.coerce.number().int().optional(),
});
const sendingShape = z
  .object({
    url: z.string().nullable(),
    account_token: z.string(),
    minute_ms: z.coerce.number(),
    deliver: flag,
    mode: z.enum(modes),
  })
  .partial();
const faultsShape = z
  .object({
    latency_ms: z.coerce.number(),
    status: z.coerce.number().int(),
    retry_after: z.coerce.number().nullable(),
    drop: flag,
    truncate: flag,
    slow_body: flag,
    times: z.coerce.number().int().default(1),
  })
  .partial();

/** What plays Guru and its buyers: `POST /__admin/<name>`. */
export type Admin = ReturnType<typeof createAdmin>;

/** Creates the calls over a world. */
export function createAdmin(world: World, emitter: Emitter) {
  return { ...buyingCalls(world, emitter), ...serverCalls(world, emitter) };
}

function found(world: World, id: string): FakeSubscription {
  const all = world.subscriptions;
  const known = all.get(id) ?? [...all.values()].find((s) => [s.code, s.buyer.email].includes(id));
  if (!known) throw new Error(`no subscription ${id}`);
  return known;
}

function buyingCalls(world: World, emitter: Emitter) {
  const of = (id: string) => found(world, id);
  return {
    /** Somebody buys. */
    subscriptions(input: unknown) {
      const { mode: how, ...wanted } = purchaseShape.parse(input);
      const { subscription, sale } = purchase(world, { ...wanted, contact: wanted.contact });
      if (sale) emitter.sale(subscription, sale, how);
      emitter.subscription(subscription, how);
      return { id: subscription.id, code: subscription.code, sale: sale?.id ?? null };
    },
    /** Something happens to a subscription: pastdue, active (which pays), canceled, expired, inactive, started. */
    advance(input: unknown) {
      const { id, to, mode: how } = advanceShape.parse(input);
      const subscription = of(id);
      for (const sale of advance(world, subscription, to)) emitter.sale(subscription, sale, how);
      emitter.subscription(subscription, how);
      return { status: subscription.status, cycle: subscription.cycle };
    },
    /** Cancels; `ends` is the last day that is paid, by default yesterday. */
    cancel(input: unknown) {
      const { id, ends, mode: how } = cancelShape.parse(input);
      const subscription = of(id);
      subscription.cycle_end = ends ?? new Date(world.now().getTime() - 864e5).toISOString().slice(0, 10);
      advance(world, subscription, 'canceled');
      emitter.subscription(subscription, how);
      return { status: subscription.status };
    },
    /** Gives the money of the newest sale back. */
    refund(input: unknown) {
      const { id, mode: how } = z.object(ofSubscription).parse(input);
      const subscription = of(id);
      const sale = refund(world, subscription);
      if (sale) emitter.sale(subscription, sale, how);
      return { sale: sale?.id ?? null };
    },
  };
}

function serverCalls(world: World, emitter: Emitter) {
  return {
    /** Sets the time, or lets it run again. */
    clock(input: unknown) {
      const { now } = z.object({ now: z.coerce.date().nullable() }).parse(input);
      world.clock.fixed = now;
      return { now: world.now() };
    },
    /** Sends something as it stands. */
    emit(input: unknown) {
      const { event, id, mode: how, copies } = emitShape.parse(input);
      if (event === 'deactivation') return emitter.disable();
      if (event === 'unknown')
        return emitter.emit({ webhook_type: 'unheard_of', id: 'x' }, { mode: how, copies });
      const subscription = found(world, id ?? '');
      const sale = [...world.sales.values()].filter((one) => one.subscription === subscription.id).at(-1);
      const payload =
        event === 'sale' && sale ? saleWebhook(subscription, sale) : subscriptionWebhook(world, subscription);
      return emitter.emit(payload, { mode: how, copies });
    },
    /** Where and how webhooks are sent. */
    sending(input: unknown) {
      const { url, ...rest } = sendingShape.parse(input);
      if (url !== undefined) {
        world.sending.url = url;
        emitter.enable();
      }
      return Object.assign(world.sending, rest);
    },
    /** Makes the API answer wrongly for so many requests. */
    faults(input: unknown) {
      Object.assign(world.faults, noFaults, faultsShape.parse(input));
      return world.faults;
    },
    deliveries: () => emitter.deliveries,
    state: () => ({
      subscriptions: [...world.subscriptions.values()],
      sales: [...world.sales.values()],
      sending: world.sending,
      disabled: emitter.disabled,
    }),
  };
}
