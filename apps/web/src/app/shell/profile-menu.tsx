import { Menu } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconCreditCard, IconLogout, IconSelector, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useCan, useCurrentUser } from '../../lib/current-user.tsx';
import { roleNames } from '../../lib/role-names.ts';
import { session } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { notify } from '../../ui/notify.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { menuItems, screens } from '../areas.ts';
import classes from './drawer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const has = (path: string) => screens.some((screen) => screen.path === path);

/** The signed-in person's menu: own data, subscription where it exists, colour scheme, logout. */
export function ProfileMenu({ isRail }: { isRail: boolean }) {
  const user = useCurrentUser();
  const can = useCan();
  const extra = menuItems.filter((item) => item.group === 'profile' && (!item.ability || can(item.ability)));
  return (
    <Menu position="top-start" width={232} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.profile}>
          <Avatar name={user.name} picture={user.profile_picture} size={30} />
          <VisuallyHidden>Menu de {isRail && user.name}</VisuallyHidden>
          {!isRail && (
            <>
              <span className={classes.person}>
                <span className={classes.name}>{user.name}</span>
                <span className={classes.role}>{roleNames[user.user_role]}</span>
              </span>
              <IconSelector size={16} stroke={1.6} aria-hidden />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item component={Link} to="/meu-perfil" leftSection={<IconUser size={16} />}>
          Meu cadastro
        </Menu.Item>
        {extra.map(({ to, label, icon: Symbol }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Symbol size={16} />}>
            {label}
          </Menu.Item>
        ))}
        {has('/minha-conta') && can('subscription.view') && (
          <Menu.Item component={Link} to="/minha-conta" leftSection={<IconCreditCard size={16} />}>
            Minha assinatura
          </Menu.Item>
        )}
        <Menu.Divider />
        <ThemeSwitch />
        <Menu.Divider />
        <LogoutItem />
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Leaves at once, also when the server cannot be told. The call takes the token along before it is forgotten here;
 * in the other order the closing socket would still ask for the person, and be refused.
 */
function LogoutItem() {
  const leave = () => {
    call(calls.logout, {}).catch(() => notify.warning('Você saiu, mas o servidor não pôde ser avisado.'));
    session.close('left');
  };
  return (
    <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
      Sair
    </Menu.Item>
  );
}
