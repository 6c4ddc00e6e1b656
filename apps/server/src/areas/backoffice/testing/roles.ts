import type { backofficeCalls } from '@prosa/contract';
import { staffOnly, type RolesOf, type RolesOfScreens } from '../../../testing/contract/roles-of-calls.ts';

const customerAdmin = staffOnly('customer admin');

/** Who may make the calls of this area. */
export const backofficeRoles = {
  getCustomers: customerAdmin,
  getCustomerSituation: customerAdmin,
  getStaffActs: customerAdmin,
  updateAccount: customerAdmin,
  changeCustomerPassword: customerAdmin,
  enterAccount: customerAdmin,
  getOnlineUsers: staffOnly('technical staff'),
} satisfies RolesOf<typeof backofficeCalls>;

/** Who finds the screens of this area. */
export const backofficeScreens = {
  '/admin-clientes': customerAdmin,
  '/admin-registro': customerAdmin,
} satisfies RolesOfScreens;
