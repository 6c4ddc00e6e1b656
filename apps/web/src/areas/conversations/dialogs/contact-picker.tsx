import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatPhone } from '@prosa/brazil';
import { calls, limits, type Contact } from '@prosa/contract';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { isolatedName } from '../../../ui/text/name.tsx';

export type PickedContact = Pick<Contact, '_id' | 'name' | 'override_name' | 'phone' | 'channel_contact_id'>;

interface Props {
  value: PickedContact | null;
  onChange: (contact: PickedContact | null) => void;
  error: string | null;
}

/** Finds a contact by name or phone, ten at a time. */
export function ContactPicker({ value, onChange, error }: Props) {
  const [typed, setTyped] = useState('');
  const shown = value ? labelOf(value) : '';
  const [query] = useDebouncedValue(typed === shown ? '' : typed.trim(), limits.contact_search_debounce_ms);
  const found = useCall(
    calls.getContacts,
    { page: 1, limit: limits.page_size, query: query.slice(0, 200) },
    { keepPrevious: true, staleTime: 10_000 },
  );
  const contacts = found.data?.data ?? [];
  const offered = value && !contacts.some(({ _id }) => _id === value._id) ? [value, ...contacts] : contacts;
  return (
    <Select
      label="Contato"
      placeholder="Nome ou telefone"
      data={offered.length ? offered.map(optionOf) : [{ value: '', label: emptyText(found), disabled: true }]}
      // The server has already searched, by its own rules.
      filter={({ options }) => options}
      value={value?._id ?? null}
      onChange={(id) => onChange(offered.find(({ _id }) => _id === id) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      rightSection={found.isFetching ? <Loader size={16} role="status" aria-label="Buscando…" /> : undefined}
      error={error}
      // The sentence of an empty list is to be read, unlike an option that may not be chosen.
      styles={offered.length ? {} : { option: { opacity: 1, color: 'var(--mantine-color-dimmed)' } }}
      searchable
      data-autofocus
    />
  );
}

/** A list must hold an option, also when there is nothing to choose: it is what a screen reader reads. */
function emptyText({ error, isFetching }: { error: Error | null; isFetching: boolean }): string {
  return error?.message ?? (isFetching ? 'Buscando…' : 'Nenhum contato encontrado');
}

function optionOf(contact: PickedContact) {
  return { value: contact._id, label: labelOf(contact) };
}

function labelOf(contact: PickedContact): string {
  const phone = formatPhone(contact.phone);
  const name = contactName(contact);
  return phone && phone !== name ? `${isolatedName(name)} · ${phone}` : name;
}
