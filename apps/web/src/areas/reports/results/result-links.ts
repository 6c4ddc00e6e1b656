import type { RunResult, ScoreScale } from '@prosa/contract';
import type { ReportFilter } from '../use-report-filter.ts';

type Limits = Pick<ReportFilter, 'channel' | 'flow' | 'interval'>;

/** The runs that a number counts. */
export interface RunsWanted {
  result?: RunResult;
  outcome?: string;
  branch?: { node: string; branch: string };
}

/** The scores that a number counts. */
export interface ScoresWanted {
  scale?: ScoreScale;
  min?: number;
  max?: number;
  commented?: boolean;
}

/** Returns the address of the list with the runs behind a number. */
export function runsLink(limits: Limits, { result, outcome, branch }: RunsWanted = {}): string {
  const wanted = { situacao: result, resultado: outcome, passo: branch?.node, caminho: branch?.branch };
  return `/resultados/conversas?${query({ ...limitsOf(limits), ...wanted })}`;
}

/** Returns the address of the list with the scores behind a number. */
export function scoresLink(limits: Limits, { scale, min, max, commented }: ScoresWanted = {}): string {
  const wanted = {
    escala: scale,
    nota: min === undefined ? undefined : String(min),
    notaate: max === undefined ? undefined : String(max),
    comentarios: commented ? 'sim' : undefined,
  };
  return `/resultados/notas?${query({ ...limitsOf(limits), ...wanted })}`;
}

/** Returns the address of the report itself. */
export function resultsLink(limits: Limits): string {
  return `/resultados?${query(limitsOf(limits))}`;
}

/** Returns the address of a conversation: on the desk while it is in progress. */
export function conversationLink({ _id, finished }: { _id: string; finished: boolean }): string {
  return `${finished ? '/conversas' : '/atendimento'}?${query({ conversa: _id })}`;
}

/** Reads which runs a list shows from its address. */
export function runsWanted(params: URLSearchParams): RunsWanted {
  const result = oneOf(results, params.get('situacao'));
  const outcome = params.get('resultado')?.slice(0, 60);
  const [node, branch] = [params.get('passo')?.slice(0, 100), params.get('caminho')?.slice(0, 100)];
  return {
    ...(result && { result }),
    ...(outcome && { outcome }),
    ...(node && branch && { branch: { node, branch } }),
  };
}

/** Reads which scores a list shows from its address. */
export function scoresWanted(params: URLSearchParams): ScoresWanted {
  const scale = oneOf(scales, params.get('escala'));
  return {
    ...(scale && { scale }),
    min: bound(params.get('nota'), 0),
    max: bound(params.get('notaate'), 10),
    commented: params.has('comentarios'),
  };
}

const results = ['running', 'ended', 'people', 'abandoned', 'stopped'] as const;
const scales = ['0-10', '1-5', 'thumbs'] as const;

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function bound(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value >= 0 && value <= 10 ? value : otherwise;
}

function limitsOf({ channel, flow, interval }: Limits): Record<string, string | null> {
  const limits = { canal: channel, fluxo: flow };
  if (typeof interval === 'number') return { ...limits, periodo: String(interval) };
  return { ...limits, de: interval.from, ate: interval.to };
}

function query(parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return String(new URLSearchParams(given));
}
