import { IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { NavLink } from 'react-router';
import { useCan, useCurrentUser } from '../../../lib/current-user.tsx';
import type { MenuGroup, MenuItem } from '../../../lib/screens.ts';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { menuItems } from '../../areas.ts';
import classes from './drawer.module.css';

const groups: readonly { id: MenuGroup; label: string }[] = [
  { id: 'settings', label: 'Configurações' },
  { id: 'integrations', label: 'Integrações' },
];

/** The entries that the person may open, the grouped ones below their heading. */
export function DrawerMenu({ isRail }: { isRail: boolean }) {
  const can = useCan();
  const allowed = menuItems.filter((item) => !item.ability || can(item.ability));
  // Staff have no other screens, so theirs stand here too.
  const isStaff = useCurrentUser().kind === 'staff';
  const top = allowed.filter(({ group }) => !group || (isStaff && group === 'profile'));
  return (
    <nav className={classes.nav} aria-label="Menu principal">
      <Entries items={top} isRail={isRail} />
      {groups.map(({ id, label }) => {
        const items = allowed.filter((item) => item.group === id);
        return items.length > 0 && <Group key={id} id={id} label={label} items={items} isRail={isRail} />;
      })}
    </nav>
  );
}

interface GroupProps {
  id: MenuGroup;
  label: string;
  items: readonly MenuItem[];
  isRail: boolean;
}

/** A group whose expanded state is kept in this browser; on the rail a line replaces the heading. */
function Group({ id, label, items, isRail }: GroupProps) {
  const [isOpen, setOpen] = useLocalSetting(`drawer_group_${id}`, true);
  if (isRail) {
    return (
      <div className={classes.railGroup} role="group" aria-label={label}>
        <Entries items={items} isRail />
      </div>
    );
  }
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.groupHead}
        aria-expanded={isOpen}
        aria-controls={`menu-${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconChevronDown size={14} aria-hidden className={classes.chevron} />
      </button>
      <div id={`menu-${id}`} hidden={!isOpen}>
        <Entries items={items} isRail={false} />
      </div>
    </div>
  );
}

function Entries({ items, isRail }: { items: readonly MenuItem[]; isRail: boolean }) {
  return (
    <ul className={classes.items}>
      {items.map(({ to, label, icon: Symbol, While = Fragment }) => (
        <While key={to}>
          <li>
            <Tooltip label={label} position="right" disabled={!isRail}>
              <NavLink
                to={to}
                end={to === '/'}
                className={classes.item}
                aria-label={isRail ? label : undefined}
              >
                <Symbol size={18} stroke={1.6} aria-hidden />
                {!isRail && <span className={classes.label}>{label}</span>}
              </NavLink>
            </Tooltip>
          </li>
        </While>
      ))}
    </ul>
  );
}
