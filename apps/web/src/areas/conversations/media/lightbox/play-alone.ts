let playing: HTMLMediaElement | null = null;

/** Call when something starts to play: what played before stops. */
export function playAlone(player: HTMLMediaElement): void {
  if (playing !== player) playing?.pause();
  playing = player;
}
