import { ActionIcon, Menu } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconFileText, IconLibraryPhoto, IconMusic, IconPaperclip, IconPhoto } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { OnDemand } from '../../../../ui/loading/on-demand.tsx';
import { acceptOf } from '../../../media/media-kind.ts';
import { pickFiles } from './pick-files.ts';
import { stageEntry, stageFiles } from './staged-store.ts';
import { useFileLimits } from './use-file-limits.ts';

const loadLibrary = () => import('../../../media/components/media-library-dialog.tsx');
const MediaLibraryDialog = lazy(() =>
  loadLibrary().then(({ MediaLibraryDialog }) => ({ default: MediaLibraryDialog })),
);

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Offers what can be attached; a chosen file waits for its caption above. */
export function AttachButton({ conversation }: { conversation: Conversation }) {
  const { _id: conversation_id } = conversation;
  const maxBytes = useFileLimits(conversation);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const pick = async (accept: string) => stageFiles(conversation_id, await pickFiles(accept), maxBytes);
  return (
    <>
      <Menu position="top-start" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="Anexar">
            <IconPaperclip size={19} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPhoto {...icon} />}
            onClick={() => void pick(`${acceptOf.image},${acceptOf.video}`)}
          >
            Imagem ou vídeo
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText {...icon} />} onClick={() => void pick(acceptOf.document)}>
            Documento
          </Menu.Item>
          <Menu.Item leftSection={<IconMusic {...icon} />} onClick={() => void pick(acceptOf.audio)}>
            Áudio
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLibraryPhoto {...icon} />} onClick={() => setLibraryOpen(true)}>
            Biblioteca
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <OnDemand when={isLibraryOpen} load={loadLibrary} onClose={() => setLibraryOpen(false)}>
        {(opened) => (
          <MediaLibraryDialog
            opened={opened}
            onClose={() => setLibraryOpen(false)}
            onPick={(entry) => {
              setLibraryOpen(false);
              stageEntry(conversation_id, entry);
            }}
          />
        )}
      </OnDemand>
    </>
  );
}
