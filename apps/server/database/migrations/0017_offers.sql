-- Menus that are tapped on the customer's phone.
alter table messages
  -- What there is to choose from: {text, options: [{id, title}]}; the message's own text spells it out. Null for most.
  add column offer jsonb,
  -- How it is shown: {button, options: [{id, title, description}]}; null where it leaves as text.
  add column choices jsonb;
