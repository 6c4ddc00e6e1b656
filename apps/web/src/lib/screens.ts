import type { Ability } from '@prosa/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { FilledSlots } from './slots.ts';

/** A screen of an area; its code is loaded when it is first visited. */
export interface Screen {
  /** Route pattern, such as `/flows/:flowId`. */
  path: string;
  /** Shown in the top bar and in the browser's tab. */
  title: string;
  /**
   * Without this ability, the notice 'Permissões insuficientes.' appears and the person is sent to the conversations.
   */
  ability?: Ability;
  /** About the signed-in person's own record: not for staff who are inside a customer's account. */
  ownRecord?: true;
  /** `menu` (drawer and top bar, the default), `fullscreen` (signed in, bare) or `public` (no login). */
  layout?: 'menu' | 'fullscreen' | 'public';
  lazy: () => Promise<{ Component: ComponentType }>;
}

/** `profile` is the menu of the signed-in person. */
export type MenuGroup = 'settings' | 'integrations' | 'profile';

/** An entry of the side drawer. */
export interface MenuItem {
  to: string;
  label: string;
  icon: Icon;
  ability?: Ability;
  /** Collapsible group; entries without one are at the top level. */
  group?: MenuGroup;
  /** Place among its neighbours, small first. */
  order: number;
  /** Renders the entry of the drawer only for as long as it is needed; without it, always. */
  While?: ComponentType<{ children: ReactNode }>;
}

/** What an area contributes to the app. */
export interface AreaScreens {
  screens: readonly Screen[];
  menu?: readonly MenuItem[];
  /** What it adds to screens of areas before it. */
  slots?: FilledSlots;
  /** Renders nothing: live handlers that must run on every signed-in screen. */
  background?: () => Promise<{ Component: ComponentType }>;
}
