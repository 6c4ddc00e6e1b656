import { Button } from '@mantine/core';
import { calls, type Media } from '@prosa/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../lib/api/api-error.ts';
import { call } from '../../../../../lib/api/call.ts';
import { callKey } from '../../../../../lib/api/use-call.ts';
import classes from '../../fields/fields.module.css';

interface Props {
  audio: Media;
  /** Takes the id of the entry of the library that can be heard as a voice note. */
  onMade: (id: string) => void;
}

/** Says that an audio goes as a file, and makes one of it that phones play as a voice note. */
export function MakeVoiceNote({ audio, onMade }: Props) {
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: () => voiceNoteOf(audio),
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      // Known first, so that nobody reads of a file that is gone.
      await client.invalidateQueries({ queryKey: callKey(calls.getMedias) });
      onMade(_id);
    },
  });
  return (
    <div>
      <p className={classes.hint} role="status">
        {making.error
          ? problemOf(making.error)
          : 'Assim, este áudio vai como um arquivo de áudio, e não como mensagem de voz.'}
      </p>
      <Button size="xs" variant="default" loading={making.isPending} onClick={() => making.mutate()}>
        Converter em mensagem de voz
      </Button>
    </div>
  );
}

function problemOf(error: Error): string {
  if (error instanceof ApiError) return error.message;
  return 'Este navegador não conseguiu converter o áudio, e ele vai como um arquivo de áudio.';
}

/** The same audio once more in the library, with its voice note beside it. */
async function voiceNoteOf({ name, url, mime }: Media): Promise<Media> {
  const [sound, { encodeVoiceNote }] = await Promise.all([
    readSound(url),
    import('../../../../conversations/recording/encode-recording.ts'),
  ]);
  const companion = await encodeVoiceNote(sound);
  if (!companion) throw new Error('no voice note can be made here');
  const file = new File([sound], name, { type: mime });
  const about = { type: 'audio', ptt: 'true', filename: `${name.slice(0, 100)} (voz)` } as const;
  return call(calls.uploadFile, about, { file, companion });
}

async function readSound(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the audio cannot be read: ${response.status}`);
  return response.blob();
}
