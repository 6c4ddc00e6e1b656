import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReleases } from './read-releases.ts';

const changelog = `# Changelog

## Unreleased

### Novidades

- Ainda não saiu.

## 1.2 (2026-12-24)

### Added

- Something.

### Novidades

- Primeira.
- Segunda.

### Fixed

- Something else.

## 1.1 (2026-06-01)

### Fixed

- Nothing that people notice.
`;

describe('readReleases', () => {
  it('returns released versions with their news, but neither the unreleased one nor a version without news', () => {
    expect(readReleases(changelog)).toEqual([
      { version: '1.2', date: '24/12/2026', changes: ['Primeira.', 'Segunda.'] },
    ]);
  });

  it('finds version 1.0 of the specification in CHANGELOG.md', () => {
    const own = readFileSync(new URL('../../../../../../CHANGELOG.md', import.meta.url), 'utf8');
    const oldest = readReleases(own).at(-1);
    expect(oldest).toMatchObject({ version: '1.0', date: '01/03/2025' });
    expect(oldest?.changes).toHaveLength(3);
  });
});
