import type { AccessRestriction, calls, UserRole } from '@prosa/contract';

/** Somebody of a company: a role, at most one restriction, and whether the rows tried are of their department. */
export interface Persona {
  user_role: UserRole;
  restriction?: AccessRestriction;
  elsewhere?: boolean;
}

/** Everybody whom specification section 6 tells apart. */
export const personas = {
  owner: { user_role: 'owner' },
  manager: { user_role: 'manager' },
  'manager without dashboard': { user_role: 'manager', restriction: 'dashboard' },
  'manager without contacts': { user_role: 'manager', restriction: 'contacts' },
  'manager without team': { user_role: 'manager', restriction: 'team' },
  agent: { user_role: 'user' },
  'agent without contacts': { user_role: 'user', restriction: 'contacts' },
  'agent of another department': { user_role: 'user', elsewhere: true },
} satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;

/** A row of the table: who may; from whom it is hidden as if it were not there; everybody else is refused. */
export interface RoleItem {
  item: string;
  calls: (keyof typeof calls)[];
  /** The screens of the web app that stand or fall with it. */
  routes?: string[];
  may: readonly PersonaName[];
  hidden?: readonly PersonaName[];
}

const everybody = Object.keys(personas) as PersonaName[];
const leaders = everybody.filter((name) => !name.startsWith('agent'));
const all = (...but: PersonaName[]) => everybody.filter((name) => !but.includes(name));
const lead = (...but: PersonaName[]) => leaders.filter((name) => !but.includes(name));
const strangers: PersonaName[] = ['agent of another department'];

/** Specification section 6, as one table. A call that stands in no row fails the test that reads it. */
export const rolesTable: readonly RoleItem[] = [
  {
    item: 'own data',
    calls: [
      'getUser',
      'getSessions',
      'confirmEmail',
      'sendEmailProof',
      'logout',
      'changeUserPassword',
      'uploadProfilePicture',
      'updateUserConfig',
    ],
    routes: ['/meu-perfil'],
    may: everybody,
  },
  { item: 'a session of the owner', calls: ['endSession'], may: ['owner'], hidden: all('owner') },
  {
    item: 'what the desk names and filters by',
    calls: [
      'getUsers',
      'getDepartments',
      'getTransferDepartments',
      'getTags',
      'getChips',
      'getQuickMessages',
      'getFlows',
      'getSupport',
      'getMentions',
    ],
    routes: ['/ajuda'],
    may: everybody,
  },
  {
    item: 'files to send, and the library',
    calls: ['uploadImage', 'uploadFile', 'getMedias', 'deleteMedia'],
    may: everybody,
  },
  {
    item: 'dashboard',
    calls: ['getDashboardData', 'getDashboardRealTimeData'],
    routes: ['/'],
    may: lead('manager without dashboard'),
  },
  {
    item: 'contacts',
    calls: ['getContacts', 'createContact', 'analyseContactSheet', 'getContactImports'],
    routes: ['/contatos'],
    may: all('manager without contacts', 'agent without contacts'),
  },
  {
    item: 'what somebody else imported',
    calls: [
      'getContactImport',
      'changeContactImport',
      'importContacts',
      'cancelContactImport',
      'undoContactImport',
      'exportRejectedRows',
    ],
    may: lead('manager without contacts'),
    hidden: ['agent', 'agent of another department'],
  },
  {
    item: 'delete contact, export contacts',
    calls: ['deleteContact', 'exportContacts', 'exportContact'],
    may: lead('manager without contacts'),
  },
  {
    item: 'a contact, on its screen or beside a conversation',
    calls: [
      'getContact',
      'ignoreContact',
      'changeContactName',
      'changeContactAnnotations',
      'changeContactData',
      'getContactConversations',
    ],
    may: everybody,
  },
  {
    item: 'conversations',
    calls: ['getConversations', 'countOpenManual'],
    routes: ['/atendimento', '/conversas'],
    may: everybody,
  },
  {
    item: 'one conversation',
    calls: [
      'getDeskConversations',
      'changeContactTags',
      'getConversation',
      'getOpenConversation',
      'getMessages',
      'searchMessages',
      'readConversation',
      'finishConversation',
      'resumeConversation',
      'setManual',
      'changeConversation',
      'createSystemMessage',
      'sendMessage',
      'deleteMessage',
      'checkPhone',
      'startConversation',
      'transferToFlow',
      'getFlowTrace',
      'seeMention',
    ],
    may: all(...strangers),
    hidden: strangers,
  },
  {
    item: 'settings: channels',
    calls: ['saveChip', 'connectChip', 'changeChipService', 'renameChip'],
    routes: ['/chips'],
    may: lead(),
  },
  {
    item: 'settings: flows',
    calls: [
      'getFlow',
      'saveFlow',
      'duplicateFlow',
      'checkFlow',
      'publishFlow',
      'getFlowVersions',
      'getFlowVersion',
      'getFlowTests',
      'saveFlowTest',
      'recordFlowTest',
      'acceptFlowTest',
      'deleteFlowTest',
      'runFlowTests',
      'getFlowCounts',
      'tryFlowRequest',
      'getFlowSecrets',
      'saveFlowSecret',
    ],
    routes: ['/flows'],
    may: lead(),
  },
  {
    item: 'audit trail',
    calls: ['getAuditEntries', 'exportAuditEntries'],
    routes: ['/auditoria'],
    may: ['owner'],
  },
  {
    item: 'mass finish',
    calls: ['countInactive', 'finishInactive'],
    may: lead(),
  },
  {
    item: 'undo of what the owner did',
    calls: ['undoAction'],
    may: ['owner'],
    hidden: all('owner'),
  },
  {
    item: 'settings: quick messages',
    calls: ['saveQuickMessage'],
    routes: ['/mensagens-rapidas'],
    may: lead(),
  },
  { item: 'settings: tags', calls: ['saveTag'], routes: ['/tags'], may: lead() },
  { item: 'settings: departments', calls: ['saveDepartment'], routes: ['/departamentos'], may: lead() },
  {
    item: 'settings: team',
    calls: ['getTeamUsers', 'createTeamUser', 'updateUser'],
    routes: ['/equipe'],
    may: lead('manager without team'),
  },
  // The last, because those who furnish the others lose their sessions by it.
  { item: 'sessions of one’s own', calls: ['endSessions'], may: everybody },
];

/** Calls that need nobody to be signed in. */
export const openCalls: (keyof typeof calls)[] = [
  'auth',
  'createUser',
  'getPasswordRules',
  'sendPasswordRecovery',
  'resetPassword',
];
