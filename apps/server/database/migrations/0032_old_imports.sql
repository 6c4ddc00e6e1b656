-- Imports whose time is over are looked for by the hour, in all companies at once.
create index contact_imports_old on contact_imports (created);
