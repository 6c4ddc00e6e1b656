import type { Media, MediaType } from '@prosa/contract';
import { createStore, useStore } from '../../../../lib/store.ts';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { conversionOf } from '../../../media/convert/conversion-of.ts';
import { mediaTypeOf, type FileLimits } from '../../../media/media-kind.ts';
import { previewOf } from '../../../media/preview-of.ts';
import { refusalOf, type Refusal } from './refusal-of.ts';

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
  /** Whether it is still to be made into what phones show. */
  isConverting: boolean;
  /** What became of it on the way, such as its conversion. */
  note: string | null;
  /** Why it is not sent; null for one that is. */
  refusal: Refusal | null;
  /** How large the number takes files of each kind. */
  maxBytes: FileLimits | null;
}

const maxAtOnce = 30;
const none: readonly StagedFile[] = [];
/** By conversation, so that switching between conversations loses nothing. */
const staged = createStore<ReadonlyMap<string, readonly StagedFile[]>>(new Map());
let count = 0;

/** Stages files of this computer; those that cannot be sent say why. */
export function stageFiles(conversation_id: string, files: readonly File[], maxBytes: FileLimits): void {
  add(
    conversation_id,
    files.map((file) => ({ ...ofFile(file, maxBytes), key: nextKey() })),
  );
}

/** Stages an entry of the library. */
export function stageEntry(conversation_id: string, entry: Media): void {
  const { type, name, size } = entry;
  const preview = previewOf(entry);
  const about = { isConverting: false, note: null, refusal: null, maxBytes: null };
  add(conversation_id, [{ key: nextKey(), source: entry, type, name, size, caption: '', preview, ...about }]);
}

/** Puts another file in the place of a staged one, which is sent as `type` where that is given. */
export function replaceStaged(
  conversation_id: string,
  { key, maxBytes }: StagedFile,
  {
    file,
    ...changes
  }: { file: File } & Partial<Pick<StagedFile, 'type' | 'note' | 'refusal' | 'isConverting'>>,
): void {
  if (!maxBytes) return;
  const next = { ...ofFile(file, maxBytes), ...changes };
  change(conversation_id, (files) =>
    files.map((known) => (known.key === key ? { ...next, key, caption: known.caption } : known)),
  );
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

function ofFile(file: File, maxBytes: FileLimits): Omit<StagedFile, 'key'> {
  const type = mediaTypeOf(file);
  const isConverting = conversionOf(file) !== null;
  return {
    source: file,
    type,
    name: file.name,
    size: file.size,
    caption: '',
    preview: type === 'image' || type === 'video' ? URL.createObjectURL(file) : null,
    isConverting,
    note: null,
    refusal: isConverting ? null : refusalOf(file, maxBytes),
    maxBytes,
  };
}

function change(
  conversation_id: string,
  next: (files: readonly StagedFile[]) => readonly StagedFile[],
): void {
  const before = staged.get().get(conversation_id) ?? none;
  const after = next(before);
  for (const { source, preview } of before) {
    const isGone = !after.some((file) => file.preview === preview);
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
