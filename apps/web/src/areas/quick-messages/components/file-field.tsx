import { Button, CloseButton, FileButton, Input } from '@mantine/core';
import { calls, type Media } from '@prosa/contract';
import { IconLibraryPhoto, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { convertIfNeeded } from '../../media/convert/convert-if-needed.ts';
import { acceptOf, mediaProblem } from '../../media/media-kind.ts';
import classes from './file-field.module.css';
import { QuickFile } from './quick-file.tsx';

const everything = Object.values(acceptOf).join(',');

interface Props {
  file: Media | null;
  onChange: (file: Media | null) => void;
  /** Called when an upload begins and when it ends. */
  onBusy: (isBusy: boolean) => void;
  /** Opens the library. */
  onLibrary: () => void;
}

/** The file that goes with a quick message: uploaded, taken from the library, or none. */
export function FileField({ file, onChange, onBusy, onLibrary }: Props) {
  const { choose, problem, isBusy } = useUpload({ onUploaded: onChange, onBusy });
  return (
    <Input.Wrapper
      label="Arquivo"
      description="Opcional. Sai junto com a mensagem."
      error={problem}
      labelElement="div"
      role="group"
      aria-label="Arquivo"
      errorProps={{ role: 'alert' }}
      classNames={{ description: classes.description }}
    >
      {file ? (
        <div className={classes.chosen}>
          <QuickFile file={file} />
          <CloseButton size={28} aria-label={`Retirar ${file.name}`} onClick={() => onChange(null)} />
        </div>
      ) : (
        <div className={classes.buttons}>
          <FileButton accept={everything} onChange={(chosen) => void choose(chosen)}>
            {(button) => (
              <Button
                {...button}
                size="xs"
                variant="default"
                loading={isBusy}
                leftSection={<IconPaperclip size={16} stroke={1.7} aria-hidden />}
              >
                Escolher arquivo
              </Button>
            )}
          </FileButton>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            leftSection={<IconLibraryPhoto size={16} stroke={1.7} aria-hidden />}
            onClick={onLibrary}
          >
            Biblioteca
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
}

interface Upload {
  onUploaded: (file: Media) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Uploads a chosen file as the composer does: kept for a day, unless the quick message is saved with it. */
function useUpload({ onUploaded, onBusy }: Upload) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isConverting, setConverting] = useState(false);
  const { mutate, isPending } = useCallMutation(calls.uploadFile, {
    quiet: true,
    onSuccess: (file) => {
      onUploaded(file);
      onBusy(false);
    },
    onError: ({ message }) => {
      setProblem(message);
      onBusy(false);
    },
  });
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    setProblem(null);
    setConverting(true);
    onBusy(true);
    const file = await convertIfNeeded(chosen);
    setConverting(false);
    const refusal = mediaProblem(file);
    if (refusal === null) return mutate({ input: { temp: 'true', filename: file.name.slice(0, 255) }, file });
    setProblem(refusal);
    onBusy(false);
  };
  return { choose, problem, isBusy: isConverting || isPending };
}
