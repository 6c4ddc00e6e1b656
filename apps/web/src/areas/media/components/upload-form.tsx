import { Button, FileButton, TextInput } from '@mantine/core';
import { calls, errorText, type Media, type MediaType } from '@prosa/contract';
import { IconUpload } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { acceptOf, mediaProblem, mediaTypeOf } from '../media-kind.ts';
import classes from './media-library-dialog.module.css';

interface Props {
  type: MediaType;
  onUploaded: (media: Media) => void;
}

/** Adds a file to the open tab, under a name. */
export function UploadForm({ type, onUploaded }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const uploading = useCallMutation(calls.uploadFile, {
    quiet: true,
    invalidates: [calls.getMedias],
    onSuccess: (media) => {
      notify.success('Upload feito com sucesso!');
      setFile(null);
      setName('');
      onUploaded(media);
    },
    onError: (error) => setProblem(error.message),
  });
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    setProblem(null);
    if (!name.trim()) setName(chosen.name.replace(/\.[^.]+$/, ''));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf({ file, name, type });
    setProblem(found);
    if (found || !file) return;
    uploading.mutate({ input: { type, filename: name.trim() }, file });
  };
  return (
    <form className={classes.upload} onSubmit={submit} noValidate>
      <FileButton accept={acceptOf[type]} onChange={choose}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
          >
            <span className={classes.file}>{file?.name ?? 'Escolher arquivo'}</span>
          </Button>
        )}
      </FileButton>
      <TextInput
        className={classes.nameField}
        aria-label="Nome do arquivo"
        placeholder="Nome do arquivo"
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="light" loading={uploading.isPending}>
        Adicionar
      </Button>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function problemOf({
  file,
  name,
  type,
}: {
  file: File | null;
  name: string;
  type: MediaType;
}): string | null {
  if (!file) return errorText('media_required');
  if (!name.trim()) return errorText('media_name_required');
  // Anything may be kept as a document; the server looks at the bytes.
  return type === 'document' || mediaTypeOf(file) === type ? mediaProblem(file) : null;
}
