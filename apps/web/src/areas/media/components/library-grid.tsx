import type { Media, MediaType } from '@prosa/contract';
import { Skeleton } from '@mantine/core';
import { IconLibraryPhoto } from '@tabler/icons-react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LibraryCard } from './library-card.tsx';
import classes from './library-grid.module.css';

interface Props {
  type: MediaType;
  /** Undefined while they load. */
  medias: readonly Media[] | undefined;
  error: ApiError | null;
  onRetry: () => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  onPick: (media: Media) => void;
}

const empty: Record<MediaType, string> = {
  image: 'Nenhuma imagem na biblioteca',
  audio: 'Nenhum áudio na biblioteca',
  video: 'Nenhum vídeo na biblioteca',
  document: 'Nenhum documento na biblioteca',
};

/** The entries of a tab. A click selects an entry, a second click on it inserts it. */
export function LibraryGrid({ type, medias, error, onRetry, selectedId, onSelect, onPick }: Props) {
  if (!medias && error) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!medias) {
    return (
      <div className={classes.grid} role="status" aria-label="Carregando…">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={176} radius="md" />
        ))}
      </div>
    );
  }
  if (medias.length === 0) {
    return (
      <EmptyState icon={IconLibraryPhoto} title={empty[type]}>
        O que você adiciona aqui fica à mão para toda a equipe enviar.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.grid} aria-label="Arquivos">
      {medias.map((media) => (
        <LibraryCard
          key={media._id}
          media={media}
          isSelected={media._id === selectedId}
          onSelect={() => onSelect(media._id)}
          onPick={() => onPick(media)}
        />
      ))}
    </ul>
  );
}
