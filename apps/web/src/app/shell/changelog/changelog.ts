import { useState } from 'react';
import { version } from 'virtual:version';
import { useFirstSteps } from '../../../areas/first-steps/use-first-steps.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';

/**
 * Keeps whether the changelog is open. It opens automatically when the version differs from the last one seen; closing
 * it marks the version as seen. It does not interrupt a company that is led through its first steps.
 */
export function useChangelog() {
  const [seen, setSeen] = useLocalSetting('seen_version', '');
  const steps = useFirstSteps();
  const can = useCan();
  const isKnown = steps !== undefined || !can('first_steps.view');
  /** Null until it is known whether it opens automatically. */
  const [opened, setOpened] = useState(seen === version ? false : null);
  if (opened === null && isKnown) setOpened(steps?.is_over !== false);
  return {
    opened: opened === true,
    open: () => setOpened(true),
    close: () => {
      setSeen(version);
      setOpened(false);
    },
  };
}
