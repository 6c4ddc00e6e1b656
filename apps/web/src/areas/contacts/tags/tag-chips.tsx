import { limits, type Tag } from '@prosa/contract';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import classes from './tag-chips.module.css';

/** The first three tags of a contact, then how many more there are. */
export function TagChips({ tags, shown = limits.tag_chips_shown }: { tags: readonly Tag[]; shown?: number }) {
  const hidden = tags.slice(shown);
  return (
    <span className={classes.root}>
      {tags.slice(0, shown).map((tag) => (
        <TagChip key={tag._id} color={tag.color}>
          {tag.name}
        </TagChip>
      ))}
      {hidden.length > 0 && (
        <span className={classes.more} title={hidden.map((tag) => tag.name).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
