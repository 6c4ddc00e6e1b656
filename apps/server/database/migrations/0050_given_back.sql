-- Conversations that people gave back to a flow were still counted as theirs. What is counted follows the conversation;
-- a company without a row in report_calendars is counted again from its facts.

with corrected as (
  update report_conversations r set is_manual = c.is_manual
    from conversations c
    where c.account_id = r.account_id and c.id = r.id and c.is_manual <> r.is_manual
    returning r.account_id
)
delete from report_calendars where account_id in (select account_id from corrected);
