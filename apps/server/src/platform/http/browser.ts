import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser behind a request, as far as it can be recognised. */
export interface Browser {
  /** The token it has kept since somebody signed in there; null when it has none. */
  device: string | null;
  /** Makes it keep a token, which scripts and other sites cannot read and which only sign-ins send. */
  keepDevice(token: string): void;
}

const cookie = 'prosa_device';
const keptSeconds = 90 * 24 * 60 * 60;

/** Reads the browser of a request; `secure` restricts its token to https. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Browser {
  const { cookie: cookies = '' } = request.headers;
  return {
    device: new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{20,100})(?:;|$)`).exec(cookies)?.[1] ?? null,
    keepDevice(token) {
      const rules = `Path=/api/auth; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict`;
      reply.header('set-cookie', `${cookie}=${token}; ${rules}${secure ? '; Secure' : ''}`);
    },
  };
}
