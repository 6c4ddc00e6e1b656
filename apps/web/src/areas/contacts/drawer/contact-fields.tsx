import { calls, type Contact } from '@prosa/contract';
import { useDeferredValue, type ReactNode } from 'react';
import { useCan } from '../../../lib/current-user.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { ContactAnnotations } from './contact-annotations.tsx';
import { ContactConversations } from './contact-conversations.tsx';
import { ContactDataForm } from './contact-data-form.tsx';
import classes from './contact-drawer.module.css';
import { ContactIgnoreSwitch } from '../list/contact-ignore-switch.tsx';
import { ContactMerges } from './contact-merges.tsx';
import { ContactNameForm } from './contact-name-form.tsx';
import { ContactTagsField } from './contact-tags-field.tsx';

interface Props {
  contact_id: string;
  /** Shown above the fields once the contact is loaded. */
  head?: (contact: Contact) => ReactNode;
}

/** Everything about one contact that people change: name, tags, variables, annotations. Its parent keeps it live. */
export function ContactFields({ contact_id, head }: Props) {
  const { data, error, refetch } = useCall(calls.getContact, { contact_id });
  const can = useCan();
  // Rendered in slices: this many fields at once would delay the next key or click.
  const isDrawn = useDeferredValue(data !== undefined, false);
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data || !isDrawn) return <SkeletonRows rows={5} />;
  return (
    <div className={classes.root} key={data._id}>
      {head?.(data)}
      <ContactNameForm contact={data} />
      <ContactTagsField contact={data} />
      <ContactIgnoreSwitch contact={data} withLabel />
      <Section title="Conversas">
        <ContactConversations contact_id={data._id} />
      </Section>
      {can('contacts.separate') && <ContactMerges contact_id={data._id} />}
      <Section title="Variáveis">
        <ContactDataForm contact={data} />
      </Section>
      <Section title="Anotações">
        <ContactAnnotations contact={data} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}
