import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser behind a request, as far as it can be known again. */
export interface Browser {
  /** The token it keeps since somebody signed in there; null when it keeps none. */
  device: string | null;
  /** Lets it keep a token: out of reach of scripts and of other sites, and sent with sign-ins alone. */
  keepDevice(token: string): void;
}

const cookie = 'prosa_device';
const keptSeconds = 90 * 24 * 60 * 60;

/** Reads the browser of a request; `secure` keeps its token on https. */
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
