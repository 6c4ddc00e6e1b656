-- Bots tell an answer to a question from what was written before the question left.
alter table messages
  -- When a bot's message left, where that was ten seconds or more after it was due (created). Null for most.
  add column left_late timestamptz;
