import { errorText, type AccessRestriction, type TeamUser, type UserRole } from '@prosa/contract';

/** The fields of a member's form. */
export interface MemberForm {
  name: string;
  email: string;
  /** Empty keeps the old one. */
  password: string;
  user_role: UserRole | null;
  departments: string[];
  access_restrictions: AccessRestriction[];
  sound: boolean;
}

/** Returns the form of a member, or of a new one. */
export function memberForm(member: TeamUser | null): MemberForm {
  if (!member) {
    return {
      name: '',
      email: '',
      password: '',
      user_role: 'user',
      departments: [],
      access_restrictions: [],
      sound: true,
    };
  }
  const { name, email, user_role, departments, access_restrictions, config } = member;
  return {
    name,
    email,
    password: '',
    user_role,
    departments,
    access_restrictions,
    sound: !config.disable_notification_sound,
  };
}

interface Rules {
  isNew: boolean;
  /** Minimum number of characters of a password. */
  passwordMin: number;
}

/** Returns which rule of specification section 5 the form breaks first, before the server is asked. */
export function memberProblems(form: MemberForm, { isNew, passwordMin: min }: Rules): { form?: string } {
  const { name, email, user_role, departments, password } = form;
  if (!name.trim() || !email.trim() || !user_role) return { form: errorText('all_fields_required') };
  if (user_role === 'user' && departments.length === 0)
    return { form: errorText('department_required_for_agent') };
  const isShort = password.length < min && (isNew || password);
  return isShort ? { form: errorText('team_password_too_short', { min }) } : {};
}

/** Returns the fields as both calls take them, without the password. */
export function memberFields({ sound, password: _password, user_role, ...rest }: MemberForm) {
  return { ...rest, ...(user_role ? { user_role } : {}), config: { disable_notification_sound: !sound } };
}

/** Returns the restrictions that a role can have: managers any, agents only the contacts. */
export function restrictionsOf(
  role: UserRole | null,
): readonly { value: AccessRestriction; label: string }[] {
  return role === 'user' ? restrictions.filter(({ value }) => value === 'contacts') : restrictions;
}

const restrictions = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'contacts', label: 'Contatos' },
  { value: 'team', label: 'Equipe' },
] as const satisfies readonly { value: AccessRestriction; label: string }[];
