import { Button, FileButton } from '@mantine/core';
import { calls, errorText, limits } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './profile-picture.module.css';

const accepted = ['image/jpeg', 'image/png'];

/** Shows the chosen picture at once, uploads it, and restores the old one if that fails. */
export function ProfilePicture() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const preview = useObjectUrl(file);
  const upload = useCallMutation(calls.uploadProfilePicture, {
    onSuccess: (profile_picture) => {
      client.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, profile_picture });
      notify.success('Dados atualizados com sucesso');
    },
    onError: () => setFile(null),
  });
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    const problem = pictureProblem(chosen);
    if (problem) return notify.error(problem);
    setFile(chosen);
    upload.mutate({ input: {}, file: chosen });
  };
  return (
    <div className={classes.root}>
      <Avatar name={user.name} picture={preview ?? user.profile_picture} size={64} />
      <div>
        <FileButton accept={accepted.join(',')} onChange={choose}>
          {(button) => (
            <Button {...button} variant="default" size="xs" loading={upload.isPending}>
              Trocar foto
            </Button>
          )}
        </FileButton>
        <p className={classes.hint}>JPG ou PNG, no máximo 2 MB</p>
      </div>
    </div>
  );
}

function pictureProblem(file: File): string | null {
  if (!accepted.includes(file.type)) return errorText('image_invalid');
  return file.size > limits.photo_max_bytes ? errorText('image_too_large') : null;
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
