import type { FastifyInstance } from 'fastify';
import type { FileLinks } from '../storage/links.ts';
import type { Storage } from '../storage/storage.ts';
import { AppError } from './app-error.ts';
import { fileName } from './disposition.ts';

/** Types that a browser may show inline; everything else is offered as a download. */
const inline = /^(image\/(jpeg|png|webp|gif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

interface Options {
  links: FileLinks;
  storage: Storage;
}

interface FileRequest {
  Params: { account_id: string; id: string };
  Querystring: Record<string, unknown>;
}

/**
 * Registers `GET /files/<company>/<file>`: only for a valid signed address; serves byte ranges, so that audio can
 * seek.
 */
export function registerFiles(app: FastifyInstance, { links, storage }: Options): void {
  app.get<FileRequest>('/files/:account_id/:id', async (request, reply) => {
    const file = links.check({ ...request.params, query: request.query });
    const whole = file && (await storage.read(file));
    if (!file || !whole) throw new AppError('not_found');
    whole.stream.destroy();
    const range = readRange(request.headers.range, whole.size);
    const part = range ? await storage.read(file, range) : await storage.read(file);
    if (!part) throw new AppError('not_found');
    reply.headers({
      'content-type': file.mime,
      'content-disposition': disposition(file.mime, file.name),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': caching(file.mime),
      'accept-ranges': 'bytes',
      'content-length': range ? range.end - range.start + 1 : whole.size,
    });
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${whole.size}`);
    return reply.send(part.stream);
  });
}

/**
 * Returns the `cache-control` header for a media type. What a thread shows again and again is kept by that browser as
 * long as its address is valid, so that the desk does not fetch every picture at every opening; 'Sair' has it
 * discarded. A document is saved where its reader wants it.
 */
function caching(mime: string): string {
  return inline.test(mime) ? 'private, max-age=43200' : 'no-store';
}

function disposition(mime: string, name: string): string {
  const kind = inline.test(mime) ? 'inline' : 'attachment';
  return `${kind}; ${fileName(name)}`;
}

/** Reads one byte range (RFC 9110 section 14); null for anything else, which is answered with the whole file. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : null;
}
