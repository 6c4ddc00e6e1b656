interface Props {
  address: string;
  /** Called when the browser cannot show it. */
  onBroken: () => void;
  /** Called with its length, where the file says so. */
  onSeconds?: (seconds: number) => void;
}

/** The first frame of a video; only as much is fetched as the browser needs for that. */
export function FilmFrame({ address, onBroken, onSeconds }: Props) {
  return (
    <video
      src={`${address}#t=0.1`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden
      onError={onBroken}
      onDurationChange={({ currentTarget: { duration } }) => {
        if (Number.isFinite(duration)) onSeconds?.(duration);
      }}
    />
  );
}
