import { ActionIcon } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSparkles,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { version } from 'virtual:version';
import { useHomePath } from '../../use-home-path.ts';
import { Brand } from '../../../areas/team/components/brand.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import classes from './drawer.module.css';
import { ProfileMenu } from './profile-menu.tsx';

interface Props {
  isRail: boolean;
  onToggleRail?: () => void;
  onChangelog: () => void;
}

/** Brand, menu, version entry and profile menu. */
export function DrawerContent({ isRail, onToggleRail, onChangelog }: Props) {
  const home = useHomePath();
  const versionName = `Versão ${version}`;
  return (
    <div className={classes.content} data-rail={isRail || undefined}>
      <div className={classes.head}>
        <Link to={home} className={classes.home} aria-label="Prosa, início">
          <Brand isMark={isRail} />
        </Link>
        {onToggleRail && <RailToggle isRail={isRail} onToggle={onToggleRail} />}
      </div>
      <DrawerMenu isRail={isRail} />
      <div className={classes.foot}>
        <Tooltip label={versionName} position="right" disabled={!isRail}>
          <button type="button" className={classes.item} aria-label={versionName} onClick={onChangelog}>
            <IconSparkles size={18} stroke={1.6} aria-hidden />
            {!isRail && <span className={classes.label}>{versionName}</span>}
          </button>
        </Tooltip>
        <ProfileMenu isRail={isRail} />
      </div>
    </div>
  );
}

function RailToggle({ isRail, onToggle }: { isRail: boolean; onToggle: () => void }) {
  const label = isRail ? 'Expandir menu' : 'Recolher menu';
  const Symbol = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Tooltip label={label} position="right">
      <ActionIcon aria-label={label} aria-expanded={!isRail} onClick={onToggle}>
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
