import { Avatar as MantineAvatar } from '@mantine/core';
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
  return (
    <MantineAvatar
      src={picture ?? null}
      alt=""
      size={size}
      radius="100%"
      imageProps={{ loading: 'lazy', draggable: false }}
      classNames={{ root: classes.root, placeholder: classes.initials }}
      data-tone={tones[sum(name) % tones.length]}
      style={{ fontSize: size * 0.38 }}
      aria-hidden
    >
      {initials(name)}
    </MantineAvatar>
  );
}

function sum(text: string): number {
  return Array.from(text).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
}
