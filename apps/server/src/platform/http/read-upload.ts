import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '@prosa/contract';
import { AppError } from './app-error.ts';
import type { UploadedFile } from './binding.ts';

/** The text parts and the one file of a multipart request; a larger file than the call allows is refused (413). */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: { fileSize: upload.max_bytes } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === upload.field) file = await readFile(part, upload);
    else part.file.resume();
  }
  return { fields, file };
}

async function readFile(part: MultipartFile, { max_bytes }: Upload): Promise<UploadedFile> {
  try {
    return { bytes: await part.toBuffer(), file_name: part.filename };
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw new AppError('too_large', { limit: `${Math.round(max_bytes / 1024 / 1024)} MB` });
  }
}
