import type { Area } from '../../platform/area.ts';
import { contactPolicy } from './policy.ts';
import { contactChecks } from './checks.ts';
import { handleJob } from '../../platform/jobs/handled-job.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { neededSheets } from './import/needed-files.ts';
import { contactImportJob, forgetOldImports, workOnImport, type AroundImports } from './import/import-job.ts';
import { importPresenter } from './import/import-presenter.ts';
import { importBindings } from './import/import-routes.ts';
import type { WhenIgnored } from './commands/ignore-contact.ts';
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
export {
  lookForContacts,
  resolveContacts,
  type ContactLook,
  type ResolvedContact,
} from './commands/resolve-contacts.ts';
export { setPicture } from './commands/set-picture.ts';
export { writeByBot, type BotChange } from './commands/write-by-bot.ts';
export type { SheetPerson } from './import/bring-people-in.ts';
export type { SheetTaker } from './import/hand-over-people.ts';
export { contactImportJob } from './import/import-job.ts';
export { withoutTags } from './import/guess-props.ts';
export { beginImport } from './import/start-import.ts';
export { cancelImport } from './import/stop-import.ts';
export { takeInSheet } from './import/take-in-sheet.ts';
export { visibleImport } from './import/visible-import.ts';
export { liftEverywhere } from './ignored/lift-everywhere.ts';
export { mergeRows } from './merge/merge-rows.ts';
export { lockSplitPerson, type SplitPerson } from './merge/one-person.ts';
export { lockMerge, separateRows, type Merge } from './merge/separate-rows.ts';
export { splitPeers } from './merge/split-peers.ts';
export type { Peer } from './peers.ts';
export type { KnownContact } from './people.ts';
export { findContact } from './queries/find-contact.ts';
export { lidOfJid, phoneOfJid, readPhone } from './phone.ts';
export { presentContact } from './present.ts';
export { contactsByIds, variableNames, type ContactRow } from './reader.ts';

export type { ContactGuard } from './routes.ts';

/** What later areas provide. */
interface Around extends AroundImports {
  guard: ContactGuard;
  whenIgnored: WhenIgnored;
}

/**
 * Creates the area of contacts and tags. A later area provides `guard`, because agents reach contacts through
 * conversations too.
 */
export function createContactsArea({ guard, whenIgnored, ...aroundImports }: Around): Area {
  return {
    name: 'contacts',
    bindings: [...contactRoutes(guard, whenIgnored), ...importBindings],
    policy: contactPolicy,
    presenters: [contactPresenter, importPresenter],
    checks: contactChecks,
    jobs: [handleJob(contactImportJob, (runtime, payload) => workOnImport(runtime, payload, aroundImports))],
    periodic: [
      { name: 'clean-up of imports', everyMs: hourMs, run: forgetOldImports },
      { name: 'listening again to ignored contacts', everyMs: 5000, run: liftEverywhere },
    ],
    neededFiles: neededSheets,
  };
}
