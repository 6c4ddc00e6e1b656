import { Skeleton } from '@mantine/core';
import type { Message } from '@prosa/contract';
import { mediaBox } from './media-box.ts';

/** Reserves the space of a file whose code or bytes are still loading. */
export function MediaPlaceholder({ message }: { message: Message }) {
  const isFlat = message.type === 'audio' || message.type === 'document';
  const { width, height } = isFlat ? { width: 272, height: 56 } : mediaBox(message);
  return <Skeleton width={width} height={height} maw="100%" radius="md" my={3} aria-hidden />;
}
