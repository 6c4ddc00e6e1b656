import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { secretProblem } from './secret-problem.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

export const processNames = ['web', 'worker', 'sessions'] as const;
export type ProcessName = (typeof processNames)[number];

const minimumSecret = 32;
const proxyHelp =
  'escreva quantos proxies seus há na frente (por exemplo 1) ou as redes deles (por exemplo 10.0.0.0/8,fd00::/8); sem proxy, off.';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional();

const listed = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((place) => place.trim() || []));
/** A comma separates keys from each other. */
const secret = z
  .string()
  .min(minimumSecret)
  .regex(/^[^,]*$/, 'não pode conter vírgula, que separa chaves em EARLIER_SECRET_KEYS.');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl,
  DATABASE_TENANT_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: secret.optional(),
  EARLIER_SECRET_KEYS: listed.pipe(z.array(secret)),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Prosa <nao-responda@prosa.local>'),
  SUPPORT_EMAIL: z.email().optional(),
  SIMULATOR: z.enum(['on', 'off']).optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  DISK_LOW_MB: z.coerce.number().int().min(0).default(1024),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((value, context) => {
      const proxies = readTrustedProxies(value);
      if (proxies === null) context.addIssue({ code: 'custom', message: proxyHelp });
      return proxies ?? false;
    }),
  EMAIL_PROOF: z.enum(['on', 'off']).default('on'),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(20),
  CALLS_PER_SECOND: z.coerce.number().int().min(5).default(30),
  SOCKETS_PER_PERSON: z.coerce.number().int().min(1).default(10),
  // Below 13 a transaction from before may outlive the lease (docs/decisions/0040); tests do that.
  LEASE_SECONDS: z.coerce.number().int().min(4).max(60).default(20),
  NUMBERS_PER_PROCESS: z.coerce.number().int().min(1).max(10_000).default(250),
  CONNECTS_PER_SECOND: z.coerce.number().int().min(1).max(100).default(10),
  UPLOADS_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(20).default(10_240),
  WA_SOCKET_URL: z.url({ protocol: /^wss?$/ }).optional(),
  WA_WEB_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'escreva três números, por exemplo 2.3000.1043857760.')
    .transform((version) => version.split('.').map(Number) as [number, number, number])
    .optional(),
  GRAPH_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'escreva a versão da Graph API, por exemplo v23.0.')
    .default('v23.0'),
  GURU_ACCOUNT_TOKENS: listed.pipe(z.array(z.string().min(20))),
  GURU_USER_TOKEN: z.string().min(20).optional(),
  GURU_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://digitalmanager.guru/api/v2'),
  GURU_PRODUCTS: listed.pipe(
    z.array(
      z
        .string()
        .regex(
          /^[^\s=]+=(solo|professional)$/,
          'escreva produto=solo ou produto=professional, separados por vírgula.',
        ),
    ),
  ),
  BILLING_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SIGN_UP: z.enum(['trial', 'purchase']).default('trial'),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(0),
  ALERT_EMAIL: z.email().optional(),
  OUTBOUND_ALLOW: listed.pipe(z.array(z.string().regex(/^[^\s/]+:\d+$/))),
  PROCESSES: z
    .string()
    .default(processNames.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(processNames)).min(1)),
});

/** How Digital Manager Guru is reached, and what of it is ours. */
export interface GuruSettings {
  /** What webhooks carry; several while one is replaced. */
  accountTokens: readonly string[];
  /** What its API is asked with. */
  userToken: string;
  baseUrl: string;
  /** The plan of each product or offer, by its id. */
  products: Readonly<Record<string, 'solo' | 'professional'>>;
}

/** Settings of one server process, read once at startup. */
export interface Config {
  production: boolean;
  /** Where the web part listens; 0 until the system has chosen a port. */
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where the tenant role signs in; null for the place of `databaseUrl`. */
  databaseTenantUrl: string | null;
  /** PostgreSQL itself, without a pooler between; null for `databaseUrl`. */
  databaseDirectUrl: string | null;
  publicUrl: string | null;
  secretKey: string | null;
  /** Keys that still open what they sealed before `secretKey` took their place. */
  earlierSecretKeys: readonly string[];
  smtpUrl: string | null;
  mailFrom: string;
  /** The support address that the help screen names. */
  supportEmail: string | null;
  simulator: boolean;
  demo: boolean;
  /** A warning is logged when fewer megabytes than this are free. */
  diskLowMb: number;
  logLevel: string;
  passwordMin: number;
  trustProxy: TrustedProxies;
  /** Whether a person who signs up has to prove their e-mail. */
  emailProof: boolean;
  /** How many companies one network may found in an hour. */
  signUpsPerHour: number;
  /** Long-run rate of one session. */
  callsPerSecond: number;
  /** How many sockets one person may have open at one web process. */
  socketsPerPerson: number;
  /** After how long without a sign of life a sessions process loses its numbers to others. */
  leaseSeconds: number;
  /** How many numbers one sessions process keeps connected. */
  numbersPerProcess: number;
  /** How many numbers one sessions process connects in a second. */
  connectsPerSecond: number;
  /** How many files and megabytes one company may upload in a day. */
  uploadsPerDay: number;
  uploadMegabytesPerDay: number;
  /** Private "host:port" pairs that flows may call nevertheless. */
  outboundAllow: readonly string[];
  /** Where numbers connect that are not meant to reach WhatsApp: a local server that speaks its protocol. */
  whatsappSocketUrl: string | null;
  /** WhatsApp Web's version as WhatsApp shall see it; null for the one that its client brings. */
  whatsappWebVersion: readonly [number, number, number] | null;
  /** Where the Cloud API is asked in place of Meta's own address: a local server that speaks its protocol. */
  graphBaseUrl: string | null;
  /** Version of the Graph API. */
  graphVersion: string;
  processes: ReadonlySet<ProcessName>;
  /** The billing provider; null where nobody buys. */
  guru: GuruSettings | null;
  /** The external site where a plan is bought and managed. */
  billingSiteUrl: string | null;
  /** Whether a new company may try at once, or waits for its purchase. */
  signUp: 'trial' | 'purchase';
  /** How many days a company may try without a subscription; 0 for no end. */
  trialDays: number;
  /** Who is written to when somebody has to look at something at once. */
  alertEmail: string | null;
}

/** Thrown for a wrong setting; the message names it and says which values it takes. */
export class ConfigError extends StartError {}

/**
 * Reads and validates the settings (docs/operations.md).
 * Throws ConfigError with one line per wrong setting; production refuses a missing or guessable secret, an address
 * without TLS, the simulator and the demo logins.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given, { error: z.locales.ptBR().localeError });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Configuração inválida.\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  refuseHalfDatabase(value);
  if (production) refuseUnsafe(value);
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databaseTenantUrl: value.DATABASE_TENANT_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    publicUrl: value.PUBLIC_URL ?? null,
    secretKey: value.SECRET_KEY ?? null,
    earlierSecretKeys: value.EARLIER_SECRET_KEYS,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    supportEmail: value.SUPPORT_EMAIL ?? null,
    simulator: !production && value.SIMULATOR !== 'off',
    demo: !production && value.DEMO !== 'off',
    diskLowMb: value.DISK_LOW_MB,
    logLevel: value.LOG_LEVEL,
    passwordMin: value.PASSWORD_MIN,
    trustProxy: value.TRUST_PROXY,
    emailProof: value.EMAIL_PROOF === 'on',
    signUpsPerHour: value.SIGN_UPS_PER_HOUR,
    callsPerSecond: value.CALLS_PER_SECOND,
    socketsPerPerson: value.SOCKETS_PER_PERSON,
    leaseSeconds: value.LEASE_SECONDS,
    numbersPerProcess: value.NUMBERS_PER_PROCESS,
    connectsPerSecond: value.CONNECTS_PER_SECOND,
    uploadsPerDay: value.UPLOADS_PER_DAY,
    uploadMegabytesPerDay: value.UPLOAD_MB_PER_DAY,
    outboundAllow: value.OUTBOUND_ALLOW,
    whatsappSocketUrl: value.WA_SOCKET_URL ?? null,
    whatsappWebVersion: value.WA_WEB_VERSION ?? null,
    graphBaseUrl: value.GRAPH_BASE_URL ?? null,
    graphVersion: value.GRAPH_VERSION,
    processes: new Set(value.PROCESSES),
    guru: readGuru(value),
    billingSiteUrl: value.BILLING_SITE_URL ?? null,
    signUp: value.SIGN_UP,
    trialDays: value.TRIAL_DAYS,
    alertEmail: value.ALERT_EMAIL ?? null,
  };
}

/** A token of webhooks alone would take what it cannot ask about, and a purchase of no known product gives nothing. */
function readGuru(value: z.output<typeof environment>): GuruSettings | null {
  const given = {
    GURU_ACCOUNT_TOKENS: value.GURU_ACCOUNT_TOKENS.length > 0,
    GURU_USER_TOKEN: value.GURU_USER_TOKEN !== undefined,
    GURU_PRODUCTS: value.GURU_PRODUCTS.length > 0,
  };
  const missing = Object.entries(given).flatMap(([name, is]) => (is ? [] : [name]));
  const { GURU_USER_TOKEN: userToken } = value;
  if (missing.length === Object.keys(given).length) return null;
  if (missing.length > 0 || userToken === undefined)
    throw new ConfigError(
      `Configuração inválida.\n${missing.join(', ')}: obrigatório junto com as outras configurações GURU_.`,
    );
  return {
    accountTokens: value.GURU_ACCOUNT_TOKENS,
    userToken,
    baseUrl: value.GURU_BASE_URL.replace(/\/$/, ''),
    products: Object.fromEntries(
      value.GURU_PRODUCTS.map((pair) => pair.split('=')),
    ) as GuruSettings['products'],
  };
}

/** The further addresses of a database mean nothing to the embedded one. */
function refuseHalfDatabase(value: z.output<typeof environment>): void {
  if (value.DATABASE_URL) return;
  for (const name of ['DATABASE_TENANT_URL', 'DATABASE_DIRECT_URL'] as const)
    if (value[name])
      throw new ConfigError(
        `Configuração inválida.\n${name}: só vale junto com DATABASE_URL. Defina DATABASE_URL ou retire ${name}.`,
      );
}

function refuseUnsafe(value: z.output<typeof environment>): void {
  const wrong: string[] = [];
  if (!value.SECRET_KEY)
    wrong.push(`SECRET_KEY: obrigatória em produção, com ${minimumSecret} caracteres ou mais.`);
  const guessable = value.SECRET_KEY && secretProblem(value.SECRET_KEY);
  if (guessable) wrong.push(`SECRET_KEY: ${guessable}`);
  if (!value.PUBLIC_URL)
    wrong.push('PUBLIC_URL: obrigatória em produção, por exemplo https://mesa.empresa.com.br.');
  else if (!isProtected(new URL(value.PUBLIC_URL)))
    wrong.push('PUBLIC_URL: precisa começar com https://; sem ele, senhas passam abertas pela rede.');
  if (value.SIMULATOR === 'on') wrong.push('SIMULATOR: o simulador não funciona em produção.');
  if (value.EMAIL_PROOF === 'off')
    wrong.push('EMAIL_PROOF: em produção, quem se cadastra confirma o e-mail.');
  if (value.DEMO === 'on') wrong.push('DEMO: os acessos de demonstração não existem em produção.');
  if (value.WA_SOCKET_URL)
    wrong.push('WA_SOCKET_URL: em produção, os números se conectam ao próprio WhatsApp. Retire-a.');
  if (value.GRAPH_BASE_URL)
    wrong.push('GRAPH_BASE_URL: em produção, a API oficial é a da própria Meta. Retire-a.');
  if (wrong.length) throw new ConfigError(`Configuração recusada em produção.\n${wrong.join('\n')}`);
}

/** Returns whether nobody on the way can read along; traffic that stays on this machine needs no TLS. */
function isProtected({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
