import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocalSetting } from '../../lib/use-local-setting.ts';
import classes from './changelog-dialog.module.css';

/** Version that the drawer names; the changelog opens by itself when it differs from the last one seen. */
export const version = '1.0';

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

/** Open state of the changelog; closing it marks the version as seen. */
export function useChangelog() {
  const [seen, setSeen] = useLocalSetting('seen_version', '');
  const [opened, setOpened] = useState(seen !== version);
  return {
    opened,
    open: () => setOpened(true),
    close: () => {
      setSeen(version);
      setOpened(false);
    },
  };
}

/** What changed, newest version first. */
export function ChangelogDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Novidades" size={460}>
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
    </Modal>
  );
}
