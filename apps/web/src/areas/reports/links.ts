/** Which conversations a number counts. */
interface Counted {
  from: string;
  to: string;
  channel: string | null;
  department?: string;
  tag?: string;
  kind?: Kind;
}

type Kind = 'chatbot' | 'humano';

/** Returns the address of the list with the conversations behind a number of the report. */
export function conversationsLink({ from, to, channel, department, tag, kind }: Counted): string {
  const named = { canais: channel, departamentos: department, tags: tag, tipo: kind };
  return `/conversas?${query({ de: from, ate: to, ...named })}`;
}

/** Returns the address of the desk with the conversations behind a number of this moment. */
export function deskLink(counted: {
  channel: string | null;
  kind?: Kind;
  situation?: 'sem-resposta';
}): string {
  const { channel, kind, situation } = counted;
  return `/atendimento?${query({ filtro: 'sim', canais: channel, tipo: kind, situacao: situation })}`;
}

function query(parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return String(new URLSearchParams(given));
}
