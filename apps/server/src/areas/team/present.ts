import { readDeskSettings, type CurrentUser, type TeamUser } from '@prosa/contract';
import { profilePictureKind } from '../../platform/pictures/profile-picture.ts';
import type { Tools } from '../../platform/tools.ts';
import type { FileLinks } from '../../platform/storage/links.ts';
import type { Account, Member } from './reader.ts';
import type { Visit } from './staff/read-visit.ts';

/** Returns the signed address of a profile picture, also of a contact's, or null. */
export function presentPicture(
  { account_id, picture }: { account_id: string; picture: string | null },
  links: FileLinks,
): string | null {
  return picture && links.link({ account_id, id: picture, ...profilePictureKind });
}

/** Presents a member as the team screen lists them. */
export function presentTeamUser(member: Member, account_id: string, links: FileLinks): TeamUser {
  return {
    _id: member.id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    profile_picture: presentPicture({ account_id, picture: member.profile_picture }, links),
    user_role: member.user_role,
    access_restrictions: member.access_restrictions,
    departments: member.departments,
    config: { disable_notification_sound: member.disable_notification_sound },
    filed: member.filed,
  };
}

/** What was read of a person and their company, `live_sequence` first: nothing else is older than it. */
interface Loaded {
  live_sequence: number;
  member: Member;
  account: Account;
  visit?: Visit | null;
}

/**
 * Presents the signed-in person with what they may do. `server` is empty: the socket has the same address as the
 * page.
 */
export function presentCurrentUser(
  { member, account, live_sequence, visit = null }: Loaded,
  { links, abilitiesOf }: Pick<Tools, 'links' | 'abilitiesOf'>,
): CurrentUser {
  const { id, ...plan } = account;
  return {
    ...presentTeamUser(member, id, links),
    desk: readDeskSettings(member.desk_settings),
    system_user_roles: member.system_user_roles,
    admin: member.system_user_roles.length > 0,
    kind: member.kind,
    visit: visit && { reason: visit.reason, expires: visit.expires.toISOString() },
    second_factor: member.second_factor,
    must_set_second_factor: member.must_set_second_factor,
    must_change_password: member.must_change_password,
    email_proven: member.email_proven,
    abilities: abilitiesOf(member),
    live_sequence,
    account: { _id: id, ...plan, server: '' },
  };
}
