import type { QuickMessage } from '@prosa/contract';
import { plainText } from '../../../lib/plain-text.ts';

/** A slash command being typed: where its slash is, and the text after it up to the caret. */
export interface SlashCommand {
  start: number;
  query: string;
}

/**
 * Returns the slash command at the caret: a slash at the start or after a space, without a space behind it. Null where
 * there is none.
 */
export function findSlash(text: string, caret: number): SlashCommand | null {
  const typed = /(?:^|\s)\/(\S{0,60})$/u.exec(text.slice(0, caret));
  if (typed?.[1] === undefined) return null;
  return { start: caret - typed[1].length - 1, query: typed[1] };
}

const most = 50;

interface Search {
  query: string;
  /** The one folder to look into; null for all. */
  folder: string | null;
}

/**
 * Returns the quick messages that match: shortcuts that begin with the query first, then shortcuts that contain it,
 * then texts, names of files and folders.
 */
export function findMatches(messages: readonly QuickMessage[], { query, folder }: Search): QuickMessage[] {
  const wanted = plainText(query);
  const ranked = messages.flatMap((message) => {
    if (folder !== null && message.folder !== folder) return [];
    const rank = rankOf(message, wanted);
    return rank === null ? [] : [{ message, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ message }) => message);
}

/** Returns the folders of quick messages, by name. */
export function foldersOf(messages: readonly QuickMessage[]): string[] {
  const folders = new Set(messages.flatMap(({ folder }) => (folder ? [folder] : [])));
  return [...folders].sort((one, other) => one.localeCompare(other, 'pt-BR'));
}

function rankOf({ shortcut, message, media, folder }: QuickMessage, wanted: string): number | null {
  const place = plainText(shortcut).indexOf(wanted);
  if (place === 0) return 0;
  if (place > 0) return 1;
  return [message, media?.name ?? '', folder].some((text) => plainText(text).includes(wanted)) ? 2 : null;
}
