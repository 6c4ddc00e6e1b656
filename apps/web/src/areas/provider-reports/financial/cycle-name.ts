const names: Record<string, string> = {
  '1 week': 'Semanal',
  '7 day': 'Semanal',
  '15 day': 'Quinzenal',
  '1 month': 'Mensal',
  '30 day': 'Mensal',
  '2 month': 'Bimestral',
  '3 month': 'Trimestral',
  '90 day': 'Trimestral',
  '4 month': 'Quadrimestral',
  '6 month': 'Semestral',
  '180 day': 'Semestral',
  '12 month': 'Anual',
  '1 year': 'Anual',
  '365 day': 'Anual',
  none: 'Compra avulsa',
};

const units: Record<string, string> = { day: 'dias', week: 'semanas', month: 'meses', year: 'anos' };

/** Returns how often a plan is charged, in words; `cycle` is a count and a unit, such as `1 month`. */
export function cycleName(cycle: string): string {
  const [count = '', unit = ''] = cycle.split(' ');
  return (
    names[cycle] ?? (count === '1' && unit === 'day' ? 'Diária' : `A cada ${count} ${units[unit] ?? unit}`)
  );
}
