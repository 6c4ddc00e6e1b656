-- What came in over months is read from the index alone (docs/decisions/0078-provider-dashboards.md).
create index sales_income on sales (confirmed_at) include (total_cents, cycle)
  where confirmed_at is not null and currency = 'BRL';
