import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../session.ts';
import { ApiError } from './api-error.ts';
import { readReply } from './read-reply.ts';

const reply = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

async function failure(response: Response): Promise<ApiError> {
  const error = await readReply(response).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('readReply', () => {
  afterEach(() => session.close());

  it('returns the data of a reply', async () => {
    expect(await readReply(reply({ error: false, message: [1] }))).toEqual([1]);
    expect(await readReply(reply({ error: false, message: 0 }))).toBe(0);
  });

  it('throws the sentence of a refusal, or the generic one when there is none', async () => {
    expect(await failure(reply({ error: true, message: 'Nome do número necessário' }))).toMatchObject({
      kind: 'refused',
      message: 'Nome do número necessário',
    });
    expect((await failure(reply({ error: true }))).message).toBe('Erro não identificado!');
    expect((await failure(new Response('<html>'))).message).toBe('Erro não identificado!');
  });

  it('has one text for 401, and ends the session only when the reply says so', async () => {
    session.open({ token: 'secret', remember: true });
    const message =
      'Erro de servidor! Confira se as informações enviadas estão completas e no formato correto e tente novamente.';
    expect((await failure(reply({ message: 'x' }, { status: 401 }))).message).toBe(message);
    expect(session.token()).toBe('secret');
    expect((await failure(reply({ logoff: true }, { status: 401 }))).kind).toBe('unauthenticated');
    expect(session.token()).toBeNull();
  });

  it('passes on how long the server asks to wait', async () => {
    const asked = reply({ message: 'x' }, { status: 429, headers: { 'retry-after': '3' } });
    expect(await failure(asked)).toMatchObject({ kind: 'throttled', retryMs: 3000 });
    expect(await failure(reply({}, { status: 429 }))).toMatchObject({ retryMs: 0 });
  });

  it('names other failures by their own sentence, by their status, or generically', async () => {
    const status = { status: 502, statusText: 'Bad Gateway' };
    expect((await failure(reply({ message: 'Servidor ocupado.' }, status))).message).toBe(
      'Servidor ocupado.',
    );
    expect((await failure(new Response('', status))).message).toBe('Bad Gateway (502)');
    expect((await failure(new Response('', { status: 500 }))).message).toBe('Erro genérico de servidor!');
  });
});
