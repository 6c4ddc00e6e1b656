import { useRef, useState, type SyntheticEvent } from 'react';
import { notify } from '../../../ui/feedback/notify.tsx';
import { playAlone } from './lightbox/play-alone.ts';

const speeds = [1, 1.5, 2];

const silent = { isPlaying: false, isBroken: false, position: 0, duration: 0, speed: 1 };

type Sound = SyntheticEvent<HTMLAudioElement>;

/** Follows and controls an audio element. */
export function useSound() {
  const player = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(silent);
  const change = (changes: Partial<typeof silent>) => setState((known) => ({ ...known, ...changes }));
  return {
    player,
    state,
    toggle: () => {
      const sound = player.current;
      if (!sound) return;
      if (sound.paused) sound.play().catch(() => notify.error('Não foi possível reproduzir o áudio.'));
      else sound.pause();
    },
    seek: (position: number) => {
      if (player.current) player.current.currentTime = position;
      change({ position });
    },
    nextSpeed: () => {
      const speed = speeds[(speeds.indexOf(state.speed) + 1) % speeds.length] ?? 1;
      if (player.current) player.current.playbackRate = speed;
      change({ speed });
    },
    events: {
      onPlay: ({ currentTarget }: Sound) => {
        playAlone(currentTarget);
        change({ isPlaying: true });
      },
      onPause: () => change({ isPlaying: false }),
      onEnded: ({ currentTarget }: Sound) => {
        currentTarget.currentTime = 0;
        change({ isPlaying: false, position: 0 });
      },
      onTimeUpdate: ({ currentTarget }: Sound) => change({ position: currentTarget.currentTime }),
      // A browser's recording has no known length until it was played.
      onDurationChange: ({ currentTarget: { duration } }: Sound) =>
        change({ duration: Number.isFinite(duration) ? duration : 0 }),
      onError: () => change({ isBroken: true }),
    },
  };
}
