import { TagSelect } from '../../../contacts/components/tag-select.tsx';
import { useEditor } from '../editor-context.ts';
import type { PanelProps } from './panel.ts';

/** Tags: gives and takes. */
export function TagsPanel({ settings, change }: PanelProps<'tags'>) {
  const tags = useEditor().company.tags ?? [];
  const offered = tags.filter(
    ({ _id, filed }) => !filed || settings.add.includes(_id) || settings.remove.includes(_id),
  );
  return (
    <>
      <TagSelect
        label="Colocar"
        placeholder="Escolha as tags"
        tags={offered.filter(({ _id }) => !settings.remove.includes(_id))}
        value={settings.add}
        onChange={(add) => change({ add })}
      />
      <TagSelect
        label="Tirar"
        placeholder="Escolha as tags"
        tags={offered.filter(({ _id }) => !settings.add.includes(_id))}
        value={settings.remove}
        onChange={(remove) => change({ remove })}
      />
    </>
  );
}
