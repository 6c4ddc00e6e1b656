-- An import adds contacts by the hundred: what follows from them is done once for each statement, not for each row.

drop trigger keep_new_dates on contacts;
create function keep_dates_of_new_contacts() returns trigger language plpgsql as $$
begin
  insert into contact_dates (account_id, contact_id, name, day, year)
    select added.account_id, added.id, found.name, found.day, found.year
    from added cross join lateral dates_in(added.data) as found where added.data <> '{}';
  return null;
end $$;
create trigger keep_new_dates after insert on contacts
  referencing new table as added for each statement execute function keep_dates_of_new_contacts();

drop trigger opt_outs_know_contact on contacts;
create trigger opt_outs_know_contact after update of phone on contacts
  for each row when (new.phone is not null) execute function opt_outs_know_contact();
create function opt_outs_know_new_contacts() returns trigger language plpgsql as $$
begin
  update opt_outs set contact_id = known.contact_id, phone_digest = null
    from (
      select distinct on (added.account_id, added.id) added.account_id, added.id as contact_id, erased.id as opt_out_id
      from added
      join opt_outs erased on erased.account_id = added.account_id and erased.contact_id is null
        and erased.phone_digest = phone_digest(added.account_id, added.phone)
      where added.phone is not null
    ) as known
    where opt_outs.account_id = known.account_id and opt_outs.id = known.opt_out_id;
  return null;
end $$;
create trigger opt_outs_know_new_contacts after insert on contacts
  referencing new table as added for each statement execute function opt_outs_know_new_contacts();
