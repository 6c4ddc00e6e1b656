import { ActionIcon, Button, Loader, Tooltip } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconPlayerStopFilled, IconSend2, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { EncodedRecording } from './encode-recording.ts';
import classes from './recorder.module.css';
import type { Recording } from './record-audio.ts';
import { useRecording } from './use-recording.ts';
import { useSendVoice } from './use-send-voice.ts';

interface Props {
  conversation: Conversation;
  onSent: () => void;
  onClose: () => void;
}

/** Records from the moment it is shown; afterwards the person listens, and sends or discards the recording. */
export function Recorder({ conversation, onSent, onClose }: Props) {
  const { state, stop } = useRecording();
  const { send, isBusy, problem } = useSendVoice(conversation);
  const [isAsking, setAsking] = useState(false);
  const sendIt = async (recorded: EncodedRecording) => {
    if (!(await send(recorded))) return;
    onSent();
    onClose();
  };
  return (
    <div className={classes.root} role="group" aria-label="Gravação de áudio">
      {state.step === 'recording' ? (
        <>
          <Tooltip label="Cancelar gravação">
            <ActionIcon size={36} aria-label="Cancelar gravação" onClick={onClose}>
              <IconX size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <Meter recording={state.recording} since={state.since} />
          <Button
            color="red"
            variant="light"
            leftSection={<IconPlayerStopFilled size={15} aria-hidden />}
            onClick={() => void stop()}
          >
            Parar
          </Button>
        </>
      ) : state.step === 'ready' ? (
        <>
          <Tooltip label="Descartar áudio">
            <ActionIcon
              size={36}
              aria-label="Descartar áudio"
              disabled={isBusy}
              onClick={() => setAsking(true)}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one's own recording has no captions */}
          <audio className={classes.preview} src={state.url} controls aria-label="Prévia do áudio" />
          <Button
            loading={isBusy}
            leftSection={<IconSend2 size={16} aria-hidden />}
            onClick={() => void sendIt(state.recorded)}
          >
            {problem ? 'Tentar de novo' : 'Enviar áudio'}
          </Button>
        </>
      ) : state.step === 'failed' ? (
        <>
          <p className={classes.problem} role="alert">
            {state.problem}
          </p>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </>
      ) : (
        <>
          <Loader size="xs" aria-hidden />
          <p className={classes.wait} role="status">
            {state.step === 'asking' ? 'Abrindo o microfone…' : 'Preparando o áudio…'}
          </p>
        </>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Descartar áudio"
        danger
        confirmLabel="Descartar"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        O áudio gravado será perdido.
      </ConfirmDialog>
    </div>
  );
}

const lookEveryMs = 100;

function Meter({ recording, since }: { recording: Recording; since: number }) {
  const [{ seconds, level }, setShown] = useState({ seconds: 0, level: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setShown({ seconds: Math.floor((Date.now() - since) / 1000), level: recording.level() }),
      lookEveryMs,
    );
    return () => clearInterval(timer);
  }, [recording, since]);
  return (
    <div className={classes.meter}>
      <span className={classes.dot} aria-hidden />
      <span role="timer" aria-label="Tempo de gravação" data-numeric>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      <span className={classes.level} aria-hidden>
        <span style={{ width: `${Math.round(level * 100)}%` }} />
      </span>
    </div>
  );
}
