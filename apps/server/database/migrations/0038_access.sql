-- What a company may do follows from its subscription (areas/billing), and is kept on the company so that every rule
-- can ask it. A company that was never bound to a subscription is open, unless the installation demands a purchase.

alter table accounts
  -- The subscription that counts; a buyer may have had others. No foreign key: a company can be moved without it.
  add column subscription_ref text,
  -- When a trial without a subscription ends; null for none.
  add column trial_ends timestamptz,
  -- Since when the company may read and export, and not send; null while it is open.
  add column access_closed timestamptz,
  -- Why: canceled, expired, inactive, refunded, unpaid, trial_over or purchase_awaited.
  add column access_reason text not null default '',
  -- When its numbers were disconnected after that; null while it is open.
  add column numbers_released timestamptz;
create index accounts_closed on accounts (access_closed) where access_closed is not null;
create index accounts_trial on accounts (trial_ends) where trial_ends is not null and access_closed is null;
create index accounts_subscription on accounts (subscription_ref) where subscription_ref is not null;

-- A first password that nobody chose (digits of the buyer's document) works until then.
alter table users add column password_expires timestamptz;
