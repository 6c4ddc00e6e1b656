import { Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './changelog-dialog.module.css';

const entries = [
  {
    version: '1.0',
    date: '01/03/2025',
    changes: [
      'Atendimento ao vivo: várias pessoas no mesmo número, por departamento.',
      'Números conectados por QR code, com estado em tempo real.',
      'Tags, departamentos e busca para achar cada conversa.',
    ],
  },
];

/** What changed, newest version first. */
export function ChangelogDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Novidades" size={460}>
      {entries.map((entry) => (
        <article key={entry.version} className={classes.entry}>
          <header className={classes.head}>
            <h3 className={classes.version}>Versão {entry.version}</h3>
            <Text size="sm" c="dimmed">
              {entry.date}
            </Text>
          </header>
          <ul className={classes.changes}>
            {entry.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </article>
      ))}
    </Dialog>
  );
}
