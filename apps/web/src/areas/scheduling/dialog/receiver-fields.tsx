import { SegmentedControl } from '@mantine/core';
import { useCan } from '../../../lib/current-user.tsx';
import { ContactPicker } from '../../conversations/dialogs/contact-picker.tsx';
import { CountryPhone } from '../../../ui/form/country-phone.tsx';
import type { ScheduleForm } from './use-schedule-form.ts';

/** Shows who receives it: a phone with its country, or a contact. */
export function ReceiverFields({ form: { fields, change, problems } }: { form: ScheduleForm }) {
  const knowsContacts = useCan()('contacts.view');
  const { receiver, contact, country, phone } = fields;
  return (
    <>
      {knowsContacts && (
        <SegmentedControl
          fullWidth
          aria-label="Para quem"
          data={[
            { value: 'number', label: 'Número de telefone' },
            { value: 'contact', label: 'Contato existente' },
          ]}
          value={receiver}
          onChange={(chosen) => change({ receiver: chosen === 'contact' ? 'contact' : 'number' })}
        />
      )}
      {receiver === 'contact' ? (
        <ContactPicker
          value={contact}
          onChange={(picked) => change({ contact: picked })}
          error={problems.contact ?? problems.phone ?? null}
        />
      ) : (
        <CountryPhone
          label="Número de destino"
          country={country}
          phone={phone}
          problems={problems}
          onChange={change}
        />
      )}
    </>
  );
}
