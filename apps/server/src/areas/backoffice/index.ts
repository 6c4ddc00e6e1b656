import { calls } from '@prosa/contract';
import type { Area } from '../../platform/area.ts';
import { bindStaff } from '../../platform/http/binding.ts';
import { changeCustomerPassword } from './commands/change-customer-password.ts';
import { enterAccount } from './commands/enter-account.ts';
import { updateAccount } from './commands/update-account.ts';
import { getCustomerSituation } from './queries/get-customer-situation.ts';
import { getCustomers } from './queries/get-customers.ts';
import { getOnlineUsers } from './queries/get-online-users.ts';
import { getStaffActs } from './queries/get-staff-acts.ts';

/** What the provider's staff do with the customers' companies. Who may is ruled by the area of people. */
export const backofficeArea: Area = {
  name: 'backoffice',
  bindings: [
    bindStaff(calls.getCustomers, getCustomers),
    bindStaff(calls.getCustomerSituation, getCustomerSituation),
    bindStaff(calls.getStaffActs, getStaffActs),
    bindStaff(calls.updateAccount, updateAccount),
    bindStaff(calls.changeCustomerPassword, changeCustomerPassword),
    bindStaff(calls.enterAccount, enterAccount),
    bindStaff(calls.getOnlineUsers, getOnlineUsers),
  ],
  presenters: [],
};
