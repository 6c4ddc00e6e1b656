import { useState } from 'react';
import { initials } from './initials.ts';
import classes from './avatar.module.css';

interface Props {
  name: string;
  picture?: string | null;
  /** Pixels. */
  size?: number;
}

const tones = ['green', 'sand', 'blue', 'rose', 'violet', 'olive'] as const;

/** A person's picture, or their initials on a quiet tone that stays the same for the same name. */
export function Avatar({ name, picture, size = 32 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={classes.root}
      data-tone={tones[sum(name) % tones.length]}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden
    >
      {picture && picture !== broken ? (
        <img src={picture} alt="" loading="lazy" draggable={false} onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function sum(text: string): number {
  return Array.from(text).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}
