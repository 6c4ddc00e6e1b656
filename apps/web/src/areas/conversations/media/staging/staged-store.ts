import type { Media, MediaType } from '@prosa/contract';
import { createStore, useStore } from '../../../../lib/store.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { previewOf } from '../../../media/preview-of.ts';
import { mediaProblem, mediaTypeOf } from '../../../media/media-kind.ts';

/** A chosen file that waits for its caption. */
export interface StagedFile {
  key: string;
  /** What will be sent: a file of this computer or an entry of the library. */
  source: File | Media;
  type: MediaType;
  name: string;
  size: number;
  caption: string;
  /** Address of its preview; null where it has none. */
  preview: string | null;
}

const maxAtOnce = 30;
const none: readonly StagedFile[] = [];
/** By conversation, so that switching between conversations loses nothing. */
const staged = createStore<ReadonlyMap<string, readonly StagedFile[]>>(new Map());
let count = 0;

/** Stages files of this computer; a notice names those that cannot be sent. */
export function stageFiles(conversation_id: string, files: readonly File[]): void {
  const fitting = files.filter((file) => {
    const problem = mediaProblem(file);
    if (problem) notify.error(`${file.name}: ${problem}`);
    return !problem;
  });
  add(conversation_id, fitting.map(ofFile));
}

/** Stages an entry of the library. */
export function stageEntry(conversation_id: string, entry: Media): void {
  const { type, name, size } = entry;
  const preview = previewOf(entry);
  add(conversation_id, [{ key: nextKey(), source: entry, type, name, size, caption: '', preview }]);
}

/** Changes the caption of one staged file. */
export function captionStaged(conversation_id: string, key: string, caption: string): void {
  change(conversation_id, (files) => files.map((file) => (file.key === key ? { ...file, caption } : file)));
}

/** Removes one staged file, or all of them without a key. */
export function unstage(conversation_id: string, key?: string): void {
  change(conversation_id, (files) => files.filter((file) => key !== undefined && file.key !== key));
}

/** Follows the staged files of a conversation. */
export function useStaged(conversation_id: string): readonly StagedFile[] {
  return useStore(staged, (files) => files.get(conversation_id) ?? none);
}

function add(conversation_id: string, files: readonly StagedFile[]): void {
  const room = maxAtOnce - (staged.get().get(conversation_id)?.length ?? 0);
  if (files.length > room) notify.error(`Envie no máximo ${maxAtOnce} arquivos de cada vez.`);
  change(conversation_id, (known) => [...known, ...files.slice(0, Math.max(0, room))]);
}

function ofFile(file: File): StagedFile {
  const type = mediaTypeOf(file);
  const preview = type === 'image' || type === 'video' ? URL.createObjectURL(file) : null;
  return { key: nextKey(), source: file, type, name: file.name, size: file.size, caption: '', preview };
}

function change(
  conversation_id: string,
  next: (files: readonly StagedFile[]) => readonly StagedFile[],
): void {
  const before = staged.get().get(conversation_id) ?? none;
  const after = next(before);
  for (const { key, source, preview } of before) {
    const isGone = !after.some((file) => file.key === key);
    if (isGone && preview && source instanceof File) URL.revokeObjectURL(preview);
  }
  const all = new Map(staged.get());
  if (after.length) all.set(conversation_id, after);
  else all.delete(conversation_id);
  staged.set(all);
}

function nextKey(): string {
  count += 1;
  return `staged-${count}`;
}
