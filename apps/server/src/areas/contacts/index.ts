import type { Area } from '../../platform/area.ts';
import { contactPolicy } from './policy.ts';
import { contactChecks } from './checks.ts';
import { handleJob } from '../../platform/jobs/handled-job.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { neededSheets } from './import/needed-files.ts';
import { contactImportJob, forgetOldImports, workOnImport } from './import/import-job.ts';
import { importPresenter } from './import/import-presenter.ts';
import { importBindings } from './import/import-routes.ts';
import type { WhenIgnored } from './commands/ignore-contact.ts';
import type { TalkedWith } from './import/undo-import.ts';
import { liftEverywhere } from './ignored/lift-everywhere.ts';
import { contactPresenter } from './realtime.ts';
import { contactRoutes, type ContactGuard } from './routes.ts';

export { searchKeywords } from './auto-tags/keyword-search.ts';
export {
  containsKeyword,
  keywordsOf,
  tagByKeywords,
  type Keyword,
  type Writing,
} from './auto-tags/tag-by-keywords.ts';
export { changeContactTags, type ContactTags, type TagChange } from './commands/change-contact-tags.ts';
export { lockContacts, moveTags } from './commands/move-tags.ts';
export { removeContact } from './commands/remove-contact.ts';
export { lookForContacts, resolveContacts, type ResolvedContact } from './commands/resolve-contacts.ts';
export { setPicture } from './commands/set-picture.ts';
export { writeByBot, type BotChange } from './commands/write-by-bot.ts';
export { liftEverywhere } from './ignored/lift-everywhere.ts';
export { mergeRows } from './merge/merge-rows.ts';
export { lockSplitPerson, type SplitPerson } from './merge/one-person.ts';
export { lockMerge, separateRows, type Merge } from './merge/separate-rows.ts';
export { splitPeers } from './merge/split-peers.ts';
export type { Peer } from './peers.ts';
export type { KnownContact } from './people.ts';
export { findContact } from './queries/find-contact.ts';
export { lidOfJid, phoneOfJid } from './phone.ts';
export { presentContact } from './present.ts';
export { contactsByIds, type ContactRow } from './reader.ts';

export type { ContactGuard } from './routes.ts';

/** What later areas provide. */
interface Around {
  guard: ContactGuard;
  talkedWith: TalkedWith;
  whenIgnored: WhenIgnored;
}

/**
 * Creates the area of contacts and tags. A later area provides `guard`, because agents reach contacts through
 * conversations too.
 */
export function createContactsArea({ guard, talkedWith, whenIgnored }: Around): Area {
  return {
    name: 'contacts',
    bindings: [...contactRoutes(guard, whenIgnored), ...importBindings],
    policy: contactPolicy,
    presenters: [contactPresenter, importPresenter],
    checks: contactChecks,
    jobs: [handleJob(contactImportJob, (runtime, payload) => workOnImport(runtime, payload, talkedWith))],
    periodic: [
      { name: 'clean-up of imports', everyMs: hourMs, run: forgetOldImports },
      { name: 'listening again to ignored contacts', everyMs: 5000, run: liftEverywhere },
    ],
    neededFiles: neededSheets,
  };
}
