import { formatPhone } from '@prosa/brazil';
import type { Contact, Tag } from '@prosa/contract';
import { Avatar } from '../../../ui/text/avatar.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { contactName } from '../contact-name.ts';
import { Name } from '../../../ui/text/name.tsx';
import { ContactIgnoreSwitch } from './contact-ignore-switch.tsx';
import classes from './contact-columns.module.css';
import { TagChips } from '../tags/tag-chips.tsx';

/** Returns the columns of the contacts table. */
export function contactColumns(tags: ReadonlyMap<string, Tag>): readonly Column<Contact>[] {
  return [
    {
      id: 'name',
      header: 'Nome',
      primary: true,
      render: (contact) => (
        <span className={classes.person}>
          <Avatar name={contactName(contact)} picture={contact.profile_picture} size={28} />
          <Name className={classes.name}>{contactName(contact)}</Name>
        </span>
      ),
    },
    {
      id: 'phone',
      header: 'Telefone',
      width: '12.5rem',
      render: ({ phone }) => (phone ? <span className={classes.phone}>{formatPhone(phone)}</span> : null),
    },
    {
      id: 'tags',
      header: 'Tags',
      width: '20rem',
      render: (contact) => {
        const shown = contact.tags.flatMap((id) => tags.get(id) ?? []);
        if (!shown.length) return null;
        return (
          <div className={classes.tags}>
            <TagChips tags={shown} />
          </div>
        );
      },
    },
    {
      id: 'ignore',
      header: 'Ignorar',
      width: '6rem',
      render: (contact) => (
        <span className={classes.switch} onClick={(event) => event.stopPropagation()} role="presentation">
          <ContactIgnoreSwitch contact={contact} />
        </span>
      ),
    },
  ];
}
