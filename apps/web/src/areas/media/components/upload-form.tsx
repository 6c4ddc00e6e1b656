import { Button, FileButton, TextInput } from '@mantine/core';
import { calls, errorText, type Media, type MediaType } from '@prosa/contract';
import { IconUpload } from '@tabler/icons-react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { convertIfNeeded } from '../convert/convert-if-needed.ts';
import { acceptOf, mediaProblem, mediaTypeOf } from '../media-kind.ts';
import classes from './media-library-dialog.module.css';

interface Props {
  type: MediaType;
  onUploaded: (media: Media) => void;
}

/** Adds a file with a name to the open tab. */
export function UploadForm({ type, onUploaded }: Props) {
  const { fields, change, reset, problems, submit, isSaving } = useCallForm(calls.uploadFile, {
    initial: blank,
    validate: (typed) => problemsOf(typed, type),
    otherwise: 'form',
    input: ({ file, name }) => file && { input: { type, filename: name.trim() }, file },
    invalidates: [calls.getMedias],
    onSaved: (media) => {
      notify.success('Upload feito com sucesso!');
      reset();
      onUploaded(media);
    },
  });
  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    const file = type === 'document' ? chosen : await convertIfNeeded(chosen);
    const name = fields.name.trim() ? fields.name : file.name.replace(/\.[^.]+$/, '');
    change({ file, name });
  };
  return (
    <form className={classes.upload} onSubmit={submit} noValidate>
      <FileButton accept={acceptOf[type]} onChange={(file) => void choose(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.7} aria-hidden />}
          >
            <span className={classes.file}>{fields.file?.name ?? 'Escolher arquivo'}</span>
          </Button>
        )}
      </FileButton>
      <TextInput
        className={classes.nameField}
        aria-label="Nome do arquivo"
        placeholder="Nome do arquivo"
        maxLength={120}
        autoComplete="off"
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Button type="submit" variant="light" loading={isSaving}>
        Adicionar
      </Button>
      {problems.form && (
        <p className={classes.problem} role="alert">
          {problems.form}
        </p>
      )}
    </form>
  );
}

interface Typed {
  file: File | null;
  name: string;
}

const blank: Typed = { file: null, name: '' };

function problemsOf({ file, name }: Typed, type: MediaType): { form?: string } {
  if (!file) return { form: errorText('media_required') };
  if (!name.trim()) return { form: errorText('media_name_required') };
  // Any file may be kept as a document; the server looks at its bytes.
  const problem = type === 'document' || mediaTypeOf(file) === type ? mediaProblem(file) : null;
  return problem === null ? {} : { form: problem };
}
