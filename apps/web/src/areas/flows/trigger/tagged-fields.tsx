import { calls, limits } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import classes from './event-fields.module.css';
import { withGone, type EventSettings } from './event-settings.ts';

/** Which tags start a flow. */
export function TaggedFields({ value, problem, onChange }: EventSettings<'tagged'>) {
  const { data } = useCall(calls.getTags, {});
  const inUse = data?.filter(({ filed }) => !filed);
  const tags = withGone(inUse, value.tags).map((tag) => ({ color: limits.tag_default_color, ...tag }));
  return (
    <div className={classes.settings}>
      <TagSelect
        label="Qualquer uma destas tags"
        placeholder="Escolha as tags"
        tags={tags}
        value={value.tags}
        error={problem}
        onChange={(chosen) => onChange({ tags: chosen })}
      />
    </div>
  );
}
