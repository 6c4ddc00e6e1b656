import { ActionIcon } from '@mantine/core';
import type { Message } from '@prosa/contract';
import { IconMicrophone, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import classes from './audio-player.module.css';
import { DocumentCard } from './document-card.tsx';
import { soundTime } from './sound-time.ts';
import { useSound } from './use-sound.ts';

/** An audio: play and pause, position, and speed. Only one plays at a time. */
export function AudioPlayer({ message, address }: { message: Message; address: string }) {
  const { player, state, toggle, seek, nextSpeed, events } = useSound();
  const { isPlaying, isBroken, position, duration, speed } = state;
  if (isBroken) return <DocumentCard message={message} address={address} />;
  const Symbol = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.root} role="group" aria-label={message.media?.ptt ? 'Mensagem de voz' : 'Áudio'}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- customers' recordings have no captions */}
      <audio ref={player} src={address} preload="metadata" {...events} />
      <ActionIcon
        variant="filled"
        color="jade"
        size={36}
        radius="xl"
        aria-label={isPlaying ? 'Pausar' : 'Reproduzir'}
        onClick={toggle}
      >
        <Symbol size={18} stroke={1.8} />
      </ActionIcon>
      <div className={classes.line}>
        <input
          type="range"
          className={classes.seek}
          min={0}
          max={duration || 1}
          step={0.1}
          value={Math.min(position, duration || 1)}
          disabled={duration === 0}
          aria-label="Posição"
          aria-valuetext={`${soundTime(position)} de ${soundTime(duration)}`}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
        <span className={classes.time}>
          {message.media?.ptt && <IconMicrophone size={13} stroke={1.8} aria-hidden />}
          {soundTime(position > 0 || isPlaying ? position : duration)}
        </span>
      </div>
      <button
        type="button"
        className={classes.speed}
        aria-label={`Velocidade ${speedText(speed)}`}
        onClick={nextSpeed}
      >
        {speedText(speed)}
      </button>
    </div>
  );
}

function speedText(speed: number): string {
  return `${String(speed).replace('.', ',')}x`;
}
