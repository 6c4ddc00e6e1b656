import { linkify } from '../live/linkify.ts';

/** A text as it was written, with its web addresses as links that give nothing away. */
export function LinkifiedText({ text }: { text: string }) {
  return linkify(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
