import { Drawer as OverlayDrawer } from '@mantine/core';
import { DrawerContent } from './drawer-content.tsx';
import classes from './drawer.module.css';

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

/** The side drawer: beside the screen, folded to a rail, or on a phone over it. */
export function Drawer({ isPhone, isRail, isOpen, onClose, onToggleRail, onChangelog }: Props) {
  if (!isPhone) {
    return (
      <aside className={classes.side} data-rail={isRail || undefined} aria-label="Menu lateral">
        <DrawerContent isRail={isRail} onToggleRail={onToggleRail} onChangelog={onChangelog} />
      </aside>
    );
  }
  return (
    <OverlayDrawer
      opened={isOpen}
      onClose={onClose}
      size={288}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': 'Menu' } }}
      classNames={{ body: classes.overlayBody }}
    >
      <DrawerContent
        isRail={false}
        onChangelog={() => {
          onClose();
          onChangelog();
        }}
      />
    </OverlayDrawer>
  );
}
