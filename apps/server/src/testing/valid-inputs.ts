import { calls, type CallInput } from '@prosa/contract';
import { sql } from '../platform/db/sql.ts';
import type { Scope } from './furnish.ts';
import { openTestSession } from './perform.ts';
import { testPassword } from './test-company.ts';
import type { TestServer } from './test-server.ts';

type Calls = typeof calls;

/**
 * For every call, inputs that the company's owner may make, over fresh rows of the scope. Together they fill every
 * id field of the call: the isolation tests swap each. A call that is missing here fails them.
 */
export const validInputs: { [Name in keyof Calls]: (scope: Scope) => Promise<CallInput<Calls[Name]>[]> } = {
  auth: async ({ company }) => [{ email: company.owner.user.email, password: testPassword, remember: true }],
  logout: async () => [{}],
  getUser: async () => [{}],
  getSessions: async () => [{}],
  endSession: async ({ session }) => [{ session_id: await session() }],
  endSessions: async () => [{ keep_current: true }],
  confirmEmail: async () => [{ token: 'x'.repeat(43) }],
  sendEmailProof: async () => [{}],
  createUser: async ({ unique }) => [
    {
      email: `nova${unique()}@teste.prosa`,
      password: testPassword,
      name: 'Nova',
      phone: '41999990001',
      company: 'Nova Empresa',
    },
  ],
  updateUser: async ({ member, department, unique }) => [
    {
      user: {
        _id: await member(),
        name: 'Outro nome',
        phone: '41988887777',
        email: `troca${unique()}@teste.prosa`,
        password: testPassword,
        user_role: 'user',
        access_restrictions: ['contacts'],
        departments: [department],
        config: { disable_notification_sound: true },
        filed: false,
      },
    },
  ],
  updateUserConfig: async () => [{ config: { disable_notification_sound: true } }],
  createTeamUser: async ({ unique, department }) => [
    {
      name: 'Nova pessoa',
      email: `equipe${unique()}@teste.prosa`,
      password: testPassword,
      user_role: 'user',
      departments: [department],
      access_restrictions: [],
    },
  ],
  getTeamUsers: async () => [{}],
  getUsers: async () => [{}],
  getSupport: async () => [{}],
  getPasswordRules: async () => [{}],
  sendPasswordRecovery: async ({ company }) => [{ email: company.owner.user.email }],
  resetPassword: async ({ recovery }) => [{ token: await recovery(), password: testPassword }],
  changeUserPassword: async () => [{ password: testPassword, old_password: testPassword }],
  uploadProfilePicture: async () => [{}],
  getDepartments: async () => [{}],
  getTransferDepartments: async () => [{}],
  saveDepartment: async ({ spareDepartment, unique }) => [
    { _id: await spareDepartment(), name: `Área ${unique()}`, description: 'Descrição', filed: false },
  ],
  getContacts: async () => [{ page: 1, limit: 10, query: '' }],
  getContact: async (scope) => [{ contact_id: await contactOf(scope) }],
  ignoreContact: async (scope) => [{ contact: { _id: await contactOf(scope), ignore: true } }],
  changeContactTags: async ({ conversation, tag }) => {
    const { _id, contact } = await conversation();
    return [{ contact: { _id: contact._id, tags: [await tag()] }, conversation_id: _id }];
  },
  changeContactName: async (scope) => [
    { contact: { _id: await contactOf(scope), override_name: 'Apelido' } },
  ],
  changeContactAnnotations: async (scope) => [
    { contact: { _id: await contactOf(scope), annotations: [{ text: 'Prefere à tarde' }] }, seen: [] },
  ],
  changeContactData: async (scope) => [
    { contact: { _id: await contactOf(scope), data: [{ name: 'cidade', value: 'Curitiba' }] } },
  ],
  createContact: async ({ phone }) => [{ name: 'Nova pessoa', phone: phone() }],
  deleteContact: async (scope) => [{ contact: { _id: await contactOf(scope) } }],
  exportContacts: async () => [{}],
  analyseContactSheet: async () => [{}],
  getContactImports: async () => [{}],
  getContactImport: async (scope) => [{ import_id: await scope.contactImport() }],
  changeContactImport: async (scope) => [
    { import_id: await scope.contactImport(), props: ['phone', 'skip'] },
  ],
  importContacts: async (scope) => [
    { people: await scope.contactImport(), props: ['phone', 'name'], tag: 'Lote' },
  ],
  cancelContactImport: async (scope) => [{ import_id: await scope.contactImport() }],
  undoContactImport: async (scope) => [{ import_id: await scope.contactImport('cancelled') }],
  exportRejectedRows: async (scope) => [{ import_id: await scope.contactImport() }],
  exportContact: async (scope) => [{ contact_id: await contactOf(scope) }],
  getTags: async () => [{}],
  saveTag: async ({ tag, unique }) => [
    { _id: await tag(), name: `Tag ${unique()}`, color: '#112233', auto_tag: true, keywords: [unique()] },
  ],
  uploadImage: async () => [{}],
  uploadFile: async ({ unique }) => [
    { type: 'image', filename: `Foto ${unique()}`, temp: 'false', ptt: 'false' },
  ],
  getMedias: async () => [{ type: 'image' }],
  deleteMedia: async ({ media }) => {
    const [one, other] = [await media(), await media()];
    return [{ media: one }, { media: { _id: other } }];
  },
  getQuickMessages: async () => [{}],
  saveQuickMessage: async ({ quickMessage, unique }) => [
    { _id: await quickMessage(), shortcut: unique(), message: 'Bom dia, {nome}!', filed: false },
  ],
  getChips: async () => [{}],
  saveChip: async ({ idleChannel, flow, department, unique }) => {
    const flow_id = await flow();
    return [
      {
        _id: (await idleChannel())._id,
        name: `numero${unique()}`,
        status: 'new',
        chatbot: flow_id,
        active: true,
        reset: false,
        redirect: 'flow_chatbot',
        flow: flow_id,
        department,
      },
    ];
  },
  connectChip: async ({ openChannel }) => {
    const { _id } = await openChannel();
    return [
      { chip: _id, connect: false },
      { chip: { _id }, connect: false },
    ];
  },
  changeChipService: async ({ idleChannel, flow, department }) => [
    {
      chip: {
        _id: (await idleChannel())._id,
        redirect: 'flow_chatbot',
        flow: await flow(),
        department,
      },
    },
  ],
  renameChip: async ({ idleChannel, unique }) => [
    { chip: { _id: (await idleChannel())._id, name: `renomeado${unique()}` } },
  ],
  getFlows: async () => [{}],
  getFlow: async ({ flow }) => [{ flow_id: await flow() }],
  saveFlow: async ({ flow, channel, unique }) => [
    {
      _id: await flow(),
      name: `Fluxo ${unique()}`,
      trigger: { trigger: true, keywords: [unique()], disabled_chips: [channel._id] },
      document: {
        format: 1,
        nodes: [{ id: 'start', type: 'start', position: { x: 0, y: 0 }, settings: {} }],
      },
      revision: 1,
      filed: false,
    },
  ],
  duplicateFlow: async ({ flow }) => [{ flow_id: await flow(), name: 'Cópia' }],
  checkFlow: async ({ flow }) => [{ flow_id: await flow() }],
  publishFlow: async ({ flow }) => [{ flow_id: await flow(), revision: 1, accept: true, migrate: true }],
  getFlowVersions: async ({ flow }) => [{ flow_id: await flow() }],
  getFlowVersion: async ({ flow }) => [{ flow_id: await flow(), version: 1 }],
  getFlowTests: async ({ flow }) => [{ flow_id: await flow() }],
  saveFlowTest: async ({ flow }) => [
    {
      flow_id: await flow(),
      name: 'Cumprimenta',
      starts: '2026-01-05T12:00:00.000Z',
      steps: [{ kind: 'customer', text: 'oi' }],
    },
  ],
  recordFlowTest: async (scope) => {
    const { flow_id, conversation_id } = await scope.robotTalk();
    return [{ flow_id, conversation_id, name: 'Conversa real' }];
  },
  acceptFlowTest: async (scope) => [{ test_id: await scope.flowTest(), revision: 1 }],
  deleteFlowTest: async (scope) => [{ test_id: await scope.flowTest() }],
  runFlowTests: async ({ flow }) => [{ flow_id: await flow() }],
  getFlowCounts: async ({ flow }) => [{ flow_id: await flow() }],
  // A place that is refused before anything is connected.
  tryFlowRequest: async () => [{ method: 'GET', url: 'http://127.0.0.1:9/' }],
  getFlowSecrets: async () => [{}],
  saveFlowSecret: async ({ unique }) => [
    { name: `segredo-${unique()}`, value: 'Bearer abc', hosts: ['api.loja.com.br'] },
  ],
  transferToFlow: async (scope) => [{ ...(await about(scope)), flow: await scope.flow(), resume: false }],
  getFlowTrace: async (scope) => [{ message_id: (await scope.robotTalk()).message_id }],
  getMentions: async () => [{}],
  seeMention: async (scope) => [await about(scope)],
  getConversations: async () => [
    { page: 1, limit: 10, filter: { text: '', tags: [], departments: [], types: [], situation: 'all' } },
  ],
  getDeskConversations: async (scope) => [
    { limit: 15, filter: { text: '' }, conversation_id: (await scope.conversation())._id },
  ],
  getConversation: async (scope) => [await about(scope)],
  getContactConversations: async (scope) => [{ contact_id: await contactOf(scope) }],
  getMessages: async ({ conversation, received }) => {
    const one = await conversation();
    const conversation_id = one._id;
    const { platform_message_id: around } = await received(one);
    return [
      { conversation_id, around, limit: 25 },
      { conversation_id, before: 100 },
      { conversation_id, after: 1 },
    ];
  },
  searchMessages: async (scope) => [{ ...(await about(scope)), text: 'bom', before: 100 }],
  readConversation: async (scope) => [await about(scope)],
  finishConversation: async (scope) => [await about(scope)],
  resumeConversation: async (scope) => [
    {
      conversation_id: (await scope.finished())._id,
      department: scope.department,
      tags: [await scope.tag()],
      note: 'Voltou a pedir orçamento',
    },
  ],
  countInactive: async () => [{ hours: 48 }],
  // So many hours that nothing of these tests is finished by it.
  finishInactive: async () => [{ hours: 8760 }],
  undoAction: async (scope) => [await scope.company.owner.call(calls.finishConversation, await about(scope))],
  getOpenConversation: async (scope) => [{ conversation_id: (await scope.finished())._id }],
  setManual: async (scope) => [await about(scope)],
  changeConversation: async (scope) => [
    {
      ...(await about(scope)),
      department: scope.department,
      note: 'Quer falar do contrato',
      waiting_response: false,
      auto_follow_up: false,
    },
  ],
  createSystemMessage: async (scope) => [{ ...(await about(scope)), message: 'Nota interna' }],
  sendMessage: async ({ conversation, received, unique, media }) => {
    const one = await conversation();
    const content = async () => ({
      conversation_id: one._id,
      text: 'Resposta',
      message_id: `MENSAGEM${unique().toUpperCase()}PW`,
      reply_to: (await received(one)).platform_message_id,
    });
    return [
      { ...(await content()), media: await media() },
      { ...(await content()), media: { _id: await media() } },
    ];
  },
  deleteMessage: async ({ conversation, sent, channel }) => {
    const { platform_message_id } = await sent(await conversation());
    return [{ platform_message_id, phone: '5541999990000', chip_number_id: channel._id }];
  },
  countOpenManual: async () => [{}],
  checkPhone: async ({ channel, phone }) => [{ phone: phone(), chip: channel._id }],
  startConversation: async ({ phone, channel, department }) => {
    const jid = `${phone()}@s.whatsapp.net`;
    return [{ jid, channel_contact_id: jid, chip: channel._id, department }];
  },
  getAuditEntries: async (scope) => [
    { user: scope.company.owner.user._id, from: '2026-01-01', to: '2099-12-31' },
    { kind: 'channel', before: await auditEntryOf(scope) },
  ],
  exportAuditEntries: async ({ company }) => [{ user: company.owner.user._id }],
  getDashboardData: async ({ channel }) => [
    { interval: 7, selected_chip: channel._id },
    { interval: { from: '2026-01-01', to: '2026-01-31' }, selected_chip: channel._id },
  ],
  getDashboardRealTimeData: async ({ channel }) => [{ selected_chip: channel._id }],
};

/** Valid inputs of a call by its name in the contract. */
export async function validInputsOf(name: keyof Calls, scope: Scope): Promise<object[]> {
  return validInputs[name](scope);
}

/** Calls that end other sessions of who makes them. */
const endsSessions: ReadonlySet<keyof Calls> = new Set(['changeUserPassword', 'endSessions']);

/** A token to make the call with: the owner's, or where the call would end the owner's sessions, a fresh member's. */
export async function tokenFor(name: keyof Calls, scope: Scope, server: TestServer): Promise<string> {
  const { account_id, owner } = scope.company;
  if (!endsSessions.has(name)) return openTestSession(server, { account_id, user_id: owner.user._id });
  const user_id = await scope.member();
  await server.runtime.database.acrossAccounts.run(
    sql`update users set must_change_password = false where account_id = ${account_id} and id = ${user_id}`,
  );
  return openTestSession(server, { account_id, user_id });
}

/** The names of all calls of the contract, typed. */
export function callNames(all: Calls): (keyof Calls)[] {
  return Object.keys(all) as (keyof Calls)[];
}

/** What connecting and furnishing left in the audit trail. */
const auditEntryOf = async ({ company: { owner } }: Scope) =>
  (await owner.call(calls.getAuditEntries, {})).data[0]?._id ?? '';

const contactOf = async ({ conversation }: Scope) => (await conversation()).contact._id;
const about = async ({ conversation }: Scope) => ({ conversation_id: (await conversation())._id });
