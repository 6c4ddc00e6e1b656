/** Generated from CHANGELOG.md by the build (apps/web/release-notes.ts). */
declare module 'virtual:version' {
  /** The newest released version. */
  export const version: string;
}

declare module 'virtual:releases' {
  /** Released versions, newest first. */
  export const releases: readonly { version: string; date: string; changes: readonly string[] }[];
}
