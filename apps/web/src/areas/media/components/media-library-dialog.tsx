import { Tabs } from '@mantine/core';
import { calls, type Media, type MediaType } from '@prosa/contract';
import { IconFileText, IconMovie, IconMusic, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LibraryFoot } from './library-foot.tsx';
import { LibraryGrid } from './library-grid.tsx';
import classes from './media-library-dialog.module.css';
import { UploadForm } from './upload-form.tsx';
import { useCall } from '../../../lib/api/use-call.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Called with the chosen entry. */
  onPick: (media: Media) => void;
  /** The one type that may be chosen; all of them without it. */
  only?: MediaType;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

const tabs = [
  { type: 'image', label: 'Imagens', symbol: <IconPhoto {...icon} /> },
  { type: 'audio', label: 'Áudios', symbol: <IconMusic {...icon} /> },
  { type: 'video', label: 'Vídeos', symbol: <IconMovie {...icon} /> },
  { type: 'document', label: 'Documentos', symbol: <IconFileText {...icon} /> },
] as const;

/** The media library: files by type, to be added, chosen and deleted. */
export function MediaLibraryDialog({ opened, onClose, ...picking }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Biblioteca de mídia" size={1200}>
      {opened && <Library {...picking} />}
    </Dialog>
  );
}

function Library({ onPick, only }: Pick<Props, 'onPick' | 'only'>) {
  const [type, setType] = useState<MediaType>(only ?? 'image');
  const offered = tabs.filter((tab) => only === undefined || tab.type === only);
  const [selectedId, setSelected] = useState<string | null>(null);
  const library = useCall(calls.getMedias, {});
  const shown = library.data?.filter((media) => media.type === type);
  const selected = shown?.find(({ _id }) => _id === selectedId) ?? null;
  const show = (next: string | null) => {
    const tab = tabs.find((known) => known.type === next);
    if (!tab) return;
    setType(tab.type);
    setSelected(null);
  };
  return (
    <>
      <Tabs value={type} onChange={show} keepMounted={false}>
        <Tabs.List>
          {offered.map(({ type: of, label, symbol }) => (
            <Tabs.Tab key={of} value={of} leftSection={symbol}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={type} className={classes.panel}>
          <UploadForm key={type} type={type} onUploaded={({ _id }) => setSelected(_id)} />
          <LibraryGrid
            type={type}
            medias={shown}
            error={library.error}
            onRetry={() => void library.refetch()}
            selectedId={selectedId}
            onSelect={setSelected}
            onPick={onPick}
          />
        </Tabs.Panel>
      </Tabs>
      {/* Keyed by the selection: another one starts without a confirmation. */}
      <LibraryFoot
        key={selected?._id ?? type}
        selected={selected}
        onPick={onPick}
        onDeleted={() => setSelected(null)}
      />
    </>
  );
}
