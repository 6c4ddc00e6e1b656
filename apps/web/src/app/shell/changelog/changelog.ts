import { useState } from 'react';
import { version } from 'virtual:version';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';

/**
 * Keeps whether the changelog is open. It opens automatically when the version differs from the last one seen; closing
 * it marks the version as seen.
 */
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
