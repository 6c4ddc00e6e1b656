/** What the dialog 'Novidades' says of one released version. */
export interface Release {
  version: string;
  /** As people write dates: 01/03/2025. */
  date: string;
  changes: string[];
}

const versionHeading = /^## (\d+(?:\.\d+)+) \((\d{4})-(\d{2})-(\d{2})\)$/;
const newsHeading = '### Novidades';

/**
 * Returns the released versions of CHANGELOG.md, newest first, each with the lines of its section 'Novidades'. Leaves
 * out versions without such a section and what is unreleased.
 */
export function readReleases(changelog: string): Release[] {
  return changelog.split(/^(?=## )/m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, version, year, month, day] = versionHeading.exec(heading) ?? [];
    const changes = newsOf(lines);
    if (version === undefined || !changes.length) return [];
    return [{ version, date: `${day}/${month}/${year}`, changes }];
  });
}

function newsOf(lines: readonly string[]): string[] {
  const at = lines.indexOf(newsHeading);
  if (at < 0) return [];
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => line.startsWith('#'));
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice('- '.length));
}
