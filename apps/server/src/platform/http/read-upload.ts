import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '@prosa/contract';
import { AppError } from './app-error.ts';
import type { UploadedFile } from './binding.ts';

/** What a multipart request carried. */
export interface ReadUpload {
  fields: Record<string, string>;
  file: UploadedFile | null;
  companion: UploadedFile | null;
}

/** Reads the text parts and files of a multipart request; refuses a file larger than the call allows (413). */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<ReadUpload> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  let companion: UploadedFile | null = null;
  try {
    const limits = { fileSize: upload.max_bytes, files: upload.companion ? 2 : 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === upload.field) file = await readFile(part, upload);
      else if (part.fieldname === upload.companion) companion = await readFile(part, upload);
      else part.file.resume();
    }
  } catch (error) {
    throw worded(error);
  }
  return { fields, file, companion };
}

/** Turns the multipart parser's plain errors over broken parts into ours: the sender is at fault, not the server. */
function worded(error: unknown): unknown {
  const hasStatus = error instanceof Error && ('statusCode' in error || error instanceof AppError);
  return hasStatus ? error : new AppError('malformed', { field: 'corpo' });
}

async function readFile(part: MultipartFile, { max_bytes }: Upload): Promise<UploadedFile> {
  try {
    return { bytes: await part.toBuffer(), file_name: part.filename };
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw new AppError('too_large', { limit: `${Math.round(max_bytes / 1024 / 1024)} MB` });
  }
}
