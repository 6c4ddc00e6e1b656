import { useState } from 'react';
import { useLocalSetting } from '../../lib/use-local-setting.ts';

/** Version that the drawer names; the changelog opens by itself when it differs from the last one seen. */
export const version = '1.0';

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
