import { Button } from '@mantine/core';
import type { Media, MediaType } from '@prosa/contract';
import { lazy, useState } from 'react';
import { OnDemand } from '../../../../ui/loading/on-demand.tsx';
import { FileIcon } from '../../../media/components/file-icon.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './fields.module.css';

const loadLibrary = () => import('../../../media/components/media-library-dialog.tsx');
const MediaLibraryDialog = lazy(() =>
  loadLibrary().then(({ MediaLibraryDialog }) => ({ default: MediaLibraryDialog })),
);

interface Props {
  /** Empty when none is chosen yet. */
  value: string;
  onChange: (media: Media) => void;
  /** The one type that fits; left out: any. */
  only?: MediaType;
}

/** A file of the media library. */
export function MediaField({ value, onChange, only }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { medias } = useEditor().company;
  const media = medias?.find(({ _id }) => _id === value);
  return (
    <div className={classes.media}>
      <Chosen media={media} isLost={value !== '' && medias !== undefined && !media} />
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {value ? 'Trocar' : 'Escolher arquivo'}
      </Button>
      <OnDemand when={isOpen} load={loadLibrary} onClose={() => setOpen(false)}>
        {(opened) => (
          <MediaLibraryDialog
            opened={opened}
            only={only}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              onChange(picked);
              setOpen(false);
            }}
          />
        )}
      </OnDemand>
    </div>
  );
}

function Chosen({ media, isLost }: { media: Media | undefined; isLost: boolean }) {
  if (isLost) return <span role="alert">O arquivo foi apagado da biblioteca.</span>;
  if (!media) return <span>Nenhum arquivo escolhido</span>;
  return (
    <>
      {media.thumbnail_url ? (
        <img src={media.thumbnail_url} alt="" />
      ) : (
        <FileIcon type={media.type} name={media.name} size={28} />
      )}
      <span title={media.name}>{media.name}</span>
    </>
  );
}
