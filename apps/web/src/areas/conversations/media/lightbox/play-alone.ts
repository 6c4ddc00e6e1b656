let playing: HTMLMediaElement | null = null;

/** Stops what played before. Call it when something starts to play. */
export function playAlone(player: HTMLMediaElement): void {
  if (playing !== player) playing?.pause();
  playing = player;
}
