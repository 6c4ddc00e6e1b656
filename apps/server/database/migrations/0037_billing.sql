-- What the billing provider says: subscriptions, their invoices, and sales. These rows belong to who runs the
-- installation, not to a company: they are facts of money that stay when a company goes, so none of them has an
-- account_id. A company sees its own subscription and the invoices of it, and nothing else of these tables.
-- Ids are the provider's (`ref`); an installation has one provider.

create table subscriptions (
  ref text primary key,
  provider text not null,
  -- The short code that the provider shows to people.
  code text not null default '',
  -- The company that it pays for; null until somebody was given access by it.
  bound_account bigint references accounts on delete set null,
  -- The buyer as the provider knows them, and their e-mail, normalised.
  contact_ref text not null default '',
  email text not null default '',
  name text not null default '',
  product_ref text not null default '',
  product_name text not null default '',
  offer_ref text not null default '',
  offer_name text not null default '',
  -- active, canceled, expired, inactive, pastdue, started or trial.
  last_status text not null,
  -- Since when; what is older than this changes nothing.
  last_status_at timestamptz not null,
  started_at timestamptz,
  canceled_at timestamptz,
  cancel_at_cycle_end boolean not null default false,
  cycle_start date,
  cycle_end date,
  next_cycle date,
  trial_started date,
  trial_finished date,
  charged_times integer not null default 0,
  charged_every_days integer,
  -- How often it is charged: 1 month, 1 year.
  plan_interval integer,
  plan_interval_type text check (plan_interval_type in ('day', 'week', 'month', 'year')),
  next_cycle_cents integer,
  payment_method text not null default '',
  -- The newest cycle that an invoice or a sale named.
  cycle integer,
  -- When the provider was last asked about it and answered, and since when it has not.
  checked_at timestamptz,
  failing_since timestamptz,
  -- What it means for its company is to be worked out then, and whether the provider has to be asked first; null when
  -- nothing is left to do.
  due timestamptz,
  recheck boolean not null default false,
  tries integer not null default 0,
  -- The buyer's document and phone, digits; kept until access is given, for the first password.
  doc text not null default '',
  phone text not null default '',
  -- The mail that the buyer still has to get: first, recovery or again.
  mail_due text not null default '',
  -- When the buyer was first given access.
  access_released_at timestamptz,
  created timestamptz not null,
  updated timestamptz not null
);
comment on table subscriptions is 'owner: areas/billing';
create index subscriptions_account on subscriptions (bound_account) where bound_account is not null;
create index subscriptions_email on subscriptions (email);
create index subscriptions_contact on subscriptions (contact_ref);
create index subscriptions_status on subscriptions (last_status, last_status_at);
create index subscriptions_due on subscriptions (due) where due is not null;
create index subscriptions_canceled on subscriptions (canceled_at) where canceled_at is not null;
alter table subscriptions enable row level security;
create policy own_subscription on subscriptions for select to prosa_tenant using (bound_account = current_account_id());
grant select on subscriptions to prosa_tenant;

create table invoices (
  subscription_ref text not null references subscriptions on delete cascade,
  code text not null,
  -- paid, waiting_payment, pastdue or canceled.
  status text not null,
  cycle integer,
  kind text not null default 'cycle',
  value_cents integer not null,
  charge_at date,
  period_start date,
  period_end date,
  paid_at date,
  payment_url text not null default '',
  -- When the provider changed it; what is older than this changes nothing.
  updated_at timestamptz not null,
  primary key (subscription_ref, code)
);
comment on table invoices is 'owner: areas/billing';
alter table invoices enable row level security;
create policy own_invoices on invoices for select to prosa_tenant using (
  exists (select from subscriptions s where s.ref = subscription_ref and s.bound_account = current_account_id())
);
grant select on invoices to prosa_tenant;

-- Every status that the provider said a subscription had, also what came late: how many were active on a day.
create table subscription_statuses (
  subscription_ref text not null references subscriptions on delete cascade,
  at timestamptz not null,
  status text not null,
  primary key (subscription_ref, at, status)
);
comment on table subscription_statuses is 'owner: areas/billing';
create index subscription_statuses_at on subscription_statuses (at);

-- Sales of products of this installation, each as it stands now. Money is in cents.
create table sales (
  ref text primary key,
  provider text not null,
  -- Null for a sale without a subscription. A sale may be known before its subscription.
  subscription_ref text,
  contact_ref text not null default '',
  product_ref text not null default '',
  product_name text not null default '',
  offer_ref text not null default '',
  offer_name text not null default '',
  -- One of the provider's 24; approved and completed are money, refunded and chargeback are money given back.
  status text not null,
  -- 1 is a new sale, more is a recurrence; null, without an invoice, is new too.
  cycle integer,
  invoice_code text,
  total_cents integer not null,
  net_cents integer not null,
  currency text not null default 'BRL',
  payment_method text not null default '',
  refund_reason text not null default '',
  charged_every_days integer,
  ordered_at timestamptz,
  -- When it was paid.
  confirmed_at timestamptz,
  canceled_at timestamptz,
  -- When the money was given back, by refund or chargeback; null for all others.
  refunded_at timestamptz,
  -- When the provider changed it; what is older than this changes nothing.
  updated_at timestamptz not null
);
comment on table sales is 'owner: areas/billing';
create index sales_confirmed on sales (confirmed_at) where confirmed_at is not null;
create index sales_refunded on sales (refunded_at) where refunded_at is not null;
create index sales_subscription on sales (subscription_ref) where subscription_ref is not null;

-- Webhooks in the order in which they came: written before they are answered, worked off behind. The token is not kept;
-- the body goes some weeks after it was worked off, and the row stays as what makes a repetition known.
create table billing_inbox (
  id bigint primary key generated always as identity,
  provider text not null,
  dedupe_key text not null unique,
  kind text not null,
  body jsonb,
  request_id text not null default '',
  received timestamptz not null,
  -- new, done, ignored (nothing for us) or failed (given up).
  state text not null default 'new',
  -- Why it was ignored or has failed.
  reason text not null default '',
  tries integer not null default 0,
  due timestamptz not null,
  handled timestamptz
);
comment on table billing_inbox is 'owner: areas/billing';
create index billing_inbox_new on billing_inbox (due, id) where state = 'new';
create index billing_inbox_failed on billing_inbox (handled) where state = 'failed';
create index billing_inbox_handled on billing_inbox (handled) where body is not null;

-- Webhooks that could not be read, as they came, without the token.
create table billing_quarantine (
  id bigint primary key generated always as identity,
  provider text not null,
  received timestamptz not null,
  request_id text not null default '',
  content_type text not null default '',
  problem text not null,
  body text not null
);
comment on table billing_quarantine is 'owner: areas/billing';
create index billing_quarantine_received on billing_quarantine (received);

-- What somebody has to look at. What repeats within an hour is one row that counts.
create table billing_incidents (
  id bigint primary key generated always as identity,
  -- token_refused, unreadable, hook_disabled, failed, provider_silent.
  kind text not null,
  repeat_key text not null unique,
  details jsonb not null default '{}',
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- When the mail about it was sent; null where none is.
  mailed_at timestamptz
);
comment on table billing_incidents is 'owner: areas/billing';
create index billing_incidents_last on billing_incidents (last_at);

-- How far reconciliation has come: the last complete round of each kind.
create table billing_rounds (
  kind text primary key,
  finished timestamptz not null,
  -- When a process last began one.
  tried timestamptz not null
);
comment on table billing_rounds is 'owner: areas/billing';
