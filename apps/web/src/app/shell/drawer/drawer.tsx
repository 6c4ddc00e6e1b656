import { lazy } from 'react';
import { useBesideNotices } from '../../../ui/feedback/use-beside-notices.ts';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { loadScreen } from '../../load-screen.ts';
import { DrawerContent } from './drawer-content.tsx';
import classes from './drawer.module.css';

const loadOverlay = () =>
  loadScreen(() => import('./drawer-overlay.tsx').then((code) => ({ default: code.DrawerOverlay })));
const DrawerOverlay = lazy(loadOverlay);

interface Props {
  isPhone: boolean;
  /** Folded to icons; never on a phone. */
  isRail: boolean;
  /** Whether the phone's overlay is shown. */
  isOpen: boolean;
  onClose: () => void;
  onToggleRail: () => void;
  onChangelog: () => void;
}

/** The side drawer: beside the screen, folded to a rail, or over the screen on a phone. */
export function Drawer({ isPhone, isRail, isOpen, onClose, onToggleRail, onChangelog }: Props) {
  useBesideNotices(isPhone ? null : isRail ? 'rail' : 'drawer');
  if (!isPhone) {
    return (
      <aside className={classes.side} data-rail={isRail || undefined} aria-label="Menu lateral">
        <DrawerContent isRail={isRail} onToggleRail={onToggleRail} onChangelog={onChangelog} />
      </aside>
    );
  }
  return (
    <OnDemand when={isOpen} load={loadOverlay}>
      {(opened) => (
        <DrawerOverlay opened={opened} onClose={onClose}>
          <DrawerContent
            isRail={false}
            onChangelog={() => {
              onClose();
              onChangelog();
            }}
          />
        </DrawerOverlay>
      )}
    </OnDemand>
  );
}
