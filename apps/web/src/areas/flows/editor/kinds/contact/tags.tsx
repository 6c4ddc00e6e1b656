import type { Tag } from '@prosa/contract';
import { IconTag } from '@tabler/icons-react';
import { TagSelect } from '../../../../contacts/tags/tag-select.tsx';
import { useEditor } from '../../state/editor-context.ts';
import { listText } from '../../model/summary-texts.ts';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Tags: gives and takes. */
export const tags: Kind<'tags'> = {
  family: 'contact',
  order: 10,
  icon: IconTag,
  hint: 'Coloca e tira tags',
  create: defaults,
  summary: ({ add, remove }, { tags: names }) =>
    listText([
      ...add.map((id) => `+ ${names.get(id) ?? '…'}`),
      ...remove.map((id) => `− ${names.get(id) ?? '…'}`),
    ]),
  Panel: TagsPanel,
};

function TagsPanel({ settings, change }: PanelProps<'tags'>) {
  const tags = useEditor().company.tags;
  const chosen = [...settings.add, ...settings.remove];
  const offered = [
    ...(tags ?? []).filter(({ _id, filed }) => !filed || chosen.includes(_id)),
    ...(tags ? chosen.filter((id) => !tags.some(({ _id }) => _id === id)).map(lostTag) : []),
  ];
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

/** Stands for a tag of another company, which came with an imported flow: it can only be taken out. */
function lostTag(_id: string): Pick<Tag, '_id' | 'name' | 'color'> {
  return { _id, name: 'Não existe mais', color: '#888888' };
}
