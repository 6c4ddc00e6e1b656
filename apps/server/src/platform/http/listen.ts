import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

interface Address {
  host: string;
  port: number;
}

/**
 * Begins to listen. Resolves with the port, which the system chose when it was 0. Throws a StartError with a pt-BR
 * sentence when the address cannot be listened on.
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new StartError(sentence({ host, port }, error), { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function sentence({ host, port }: Address, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso em ${host}, talvez por outro Prosa. Encerre o programa que a usa ou escolha outra porta com PORT.`;
  if (code === 'EACCES')
    return `Sem permissão para usar a porta ${port}. Escolha com PORT uma a partir de 1024, ou deixe um proxy à frente.`;
  if (/^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EINVAL)$/.test(code))
    return `HOST (${host}) não é um endereço desta máquina. Use 127.0.0.1 para atender só esta máquina, ou 0.0.0.0 para atender a rede.`;
  return `Não foi possível escutar em ${host}, porta ${port} (${code}). Confira HOST e PORT.`;
}
