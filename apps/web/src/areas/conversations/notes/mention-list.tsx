import { Avatar } from '../../../ui/text/avatar.tsx';
import { Name } from '../../../ui/text/name.tsx';
import type { Colleague } from './mentions.ts';
import classes from './mention-list.module.css';

interface Person extends Colleague {
  profile_picture?: string | null;
}

interface Props {
  id: string;
  people: readonly Person[];
  /** The one that Enter picks. */
  active: string;
  onPick: (person: Colleague) => void;
}

/** Returns the id of an option, which the field names as its active one. */
export function optionId(list: string, person: string): string {
  return `${list}-${person}`;
}

/** The colleagues that a mention may mean; the field keeps the focus. */
export function MentionList({ id, people, active, onPick }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Colegas" className={classes.root}>
      {people.map((person) => (
        <div
          key={person._id}
          id={optionId(id, person._id)}
          role="option"
          tabIndex={-1}
          aria-selected={person._id === active}
          className={classes.option}
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(person);
          }}
        >
          <Avatar name={person.name} picture={person.profile_picture ?? null} size={24} />
          <Name>{person.name}</Name>
        </div>
      ))}
    </div>
  );
}
