-- Who asked to receive no more of what is sent without a person typing it, with what they wrote.

create table opt_outs (
  account_id bigint not null,
  created timestamptz not null,
  removed_at timestamptz,
  id uuid not null,
  -- Null once the contact is erased.
  contact_id uuid,
  -- What they wrote it in; null where a person of the company added them.
  message_id uuid,
  -- The person who added or confirmed them, and the one who took them off.
  user_id uuid,
  removed_by uuid,
  -- `active`: receives nothing. `doubtful`: a person has to decide. `removed`: taken off, or it was not meant.
  state text not null check (state in ('active', 'doubtful', 'removed')),
  -- How sure it was that they asked for it; null where a person added them.
  level text check (level in ('certain', 'doubtful')),
  -- What they wrote, or why a person added them.
  text text not null,
  -- Of the phone of an erased contact, so that somebody who is added again still receives nothing.
  phone_digest text,
  primary key (account_id, id),
  foreign key (account_id, contact_id) references contacts
);
comment on table opt_outs is 'owner: areas/opt-outs';
create unique index opt_outs_contact on opt_outs (account_id, contact_id, state) where state <> 'removed';
create index opt_outs_listed on opt_outs (account_id, state, created desc, id desc);
create index opt_outs_erased on opt_outs (account_id, phone_digest) where contact_id is null;
select protect_tenant_table('opt_outs');

create function phone_digest(account_id bigint, phone text) returns text language sql immutable as $$
  select encode(sha256(convert_to(account_id::text || ' ' || phone, 'UTF8')), 'hex')
$$;

-- Of an erased contact stays that somebody with this phone asked for it. A merge has handed them on before.
create function opt_outs_forget_contact() returns trigger language plpgsql as $$
begin
  delete from opt_outs where account_id = old.account_id and contact_id = old.id
    and (state <> 'active' or old.phone is null);
  update opt_outs set contact_id = null, message_id = null, text = '', phone_digest = phone_digest(old.account_id, old.phone)
    where account_id = old.account_id and contact_id = old.id;
  return old;
end $$;
create trigger opt_outs_forget_contact before delete on contacts
  for each row execute function opt_outs_forget_contact();

create function opt_outs_know_contact() returns trigger language plpgsql as $$
begin
  update opt_outs set contact_id = new.id, phone_digest = null
    where account_id = new.account_id and id = (
      select id from opt_outs where account_id = new.account_id and contact_id is null
        and phone_digest = phone_digest(new.account_id, new.phone) limit 1
    ) and not exists (select from opt_outs known
      where known.account_id = new.account_id and known.contact_id = new.id and known.state = 'active');
  return null;
end $$;
create trigger opt_outs_know_contact after insert or update of phone on contacts
  for each row when (new.phone is not null) execute function opt_outs_know_contact();
