import { roleNames } from '@prosa/contract';
import { IconSelector } from '@tabler/icons-react';
import { lazy } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { usePopup } from '../../../ui/overlay/use-popup.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import classes from './drawer.module.css';

const loadEntries = () => import('./profile-entries.tsx');
const ProfileEntries = lazy(() => loadEntries().then((code) => ({ default: code.ProfileEntries })));

/** The signed-in person's menu: own data, subscription where it exists, colour scheme, logout. */
export function ProfileMenu({ isRail }: { isRail: boolean }) {
  const user = useCurrentUser();
  const { isOpen, buttonProps, popup } = usePopup('menu');
  return (
    <>
      <button type="button" className={classes.profile} {...buttonProps}>
        <Avatar name={user.name} picture={user.profile_picture} size={30} />
        <VisuallyHidden>Menu de {isRail && user.name}</VisuallyHidden>
        {!isRail && (
          <>
            <span className={classes.person}>
              <Name className={classes.name}>{user.name}</Name>
              <span className={classes.role}>
                {user.kind === 'member' ? roleNames[user.user_role] : 'Equipe Prosa'}
              </span>
            </span>
            <IconSelector size={16} stroke={1.6} aria-hidden />
          </>
        )}
      </button>
      <OnDemand when={isOpen} load={loadEntries}>
        {(opened) => <ProfileEntries popup={popup} opened={opened} />}
      </OnDemand>
    </>
  );
}
