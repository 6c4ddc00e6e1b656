import { Text } from '@mantine/core';
import { releases } from 'virtual:releases';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import classes from './changelog-dialog.module.css';

/** What changed for people, newest version first; the texts come from CHANGELOG.md. */
export function ChangelogDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Novidades" size={460}>
      {releases.map((release) => (
        <article key={release.version} className={classes.entry}>
          <header className={classes.head}>
            <h3 className={classes.version}>Versão {release.version}</h3>
            <Text size="sm" c="dimmed">
              {release.date}
            </Text>
          </header>
          <ul className={classes.changes}>
            {release.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </article>
      ))}
    </Dialog>
  );
}
