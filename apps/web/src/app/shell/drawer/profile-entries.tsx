import { Menu } from '@mantine/core';
import { IconCreditCard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { leaveAccount, signOut } from '../../../areas/team/sign-out.ts';
import { useCan, useCurrentUser } from '../../../lib/current-user.tsx';
import { OutsideTarget } from '../../../ui/overlay/outside-target.tsx';
import type { Popup } from '../../../ui/overlay/use-popup.ts';
import { menuItems, screens } from '../../areas.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const has = (path: string) => screens.some((screen) => screen.path === path);

interface Props {
  popup: Popup;
  opened: boolean;
}

/** The entries of the signed-in person's menu; loaded separately, because it is seldom opened. */
export function ProfileEntries({ popup: { id, button, onChange }, opened }: Props) {
  return (
    <Menu id={id} opened={opened} onChange={onChange} position="top-start" width={232} withinPortal={false}>
      <Menu.Target>
        <OutsideTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Entries />
      </Menu.Dropdown>
    </Menu>
  );
}

function Entries() {
  const user = useCurrentUser();
  const can = useCan();
  const isVisit = user.kind === 'visitor';
  const extra = menuItems.filter((item) => item.group === 'profile' && (!item.ability || can(item.ability)));
  return (
    <>
      <Menu.Label>{isVisit ? user.account.name : user.email}</Menu.Label>
      {!isVisit && (
        <Menu.Item component={Link} to="/meu-perfil" leftSection={<IconUser size={16} />}>
          Meu cadastro
        </Menu.Item>
      )}
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
      <LogoutItem isVisit={isVisit} />
    </>
  );
}

function LogoutItem({ isVisit }: { isVisit: boolean }) {
  return (
    <Menu.Item leftSection={<IconLogout size={16} />} onClick={isVisit ? leaveAccount : signOut}>
      {isVisit ? 'Sair da conta' : 'Sair'}
    </Menu.Item>
  );
}
