/** Makes a call of the simulator's seam; a refusal throws with its sentence. */
export async function callSimulator<Answer>(url: string, name: string, input?: object): Promise<Answer> {
  const response = await fetch(
    `${url}/simulator/${name}`,
    input && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
  );
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`simulator ${name}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as Answer;
}
