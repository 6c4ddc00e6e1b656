import { Menu } from '@mantine/core';
import { roleNames } from '@prosa/contract';
import { IconSelector } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Name } from '../../ui/name.tsx';
import { useIdleLoad } from '../../ui/use-idle-load.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './drawer.module.css';

const load = () => import('./profile-entries.tsx');
const ProfileEntries = lazy(() => load().then((code) => ({ default: code.ProfileEntries })));

/** The signed-in person's menu: own data, subscription where it exists, colour scheme, logout. */
export function ProfileMenu({ isRail }: { isRail: boolean }) {
  const user = useCurrentUser();
  useIdleLoad(load);
  return (
    <Menu position="top-start" width={232} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.profile}>
          <Avatar name={user.name} picture={user.profile_picture} size={30} />
          <VisuallyHidden>Menu de {isRail && user.name}</VisuallyHidden>
          {!isRail && (
            <>
              <span className={classes.person}>
                <Name className={classes.name}>{user.name}</Name>
                <span className={classes.role}>{roleNames[user.user_role]}</span>
              </span>
              <IconSelector size={16} stroke={1.6} aria-hidden />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense fallback={null}>
          <ProfileEntries />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
