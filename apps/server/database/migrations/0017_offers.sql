-- Menus that are tapped on the customer's phone.
alter table messages
  -- What there is to choose from: {text, options: [{id, title}]}; the message's own text spells it out. Null for most.
  add column offer jsonb,
  -- How it was shown: {button, options: [{id, title, description}]}; null where it left as text, or has not left.
  add column choices jsonb;
