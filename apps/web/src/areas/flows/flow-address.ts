/** Returns the address of a flow's editor. */
export function flowAddress(flow_id: string): string {
  return `/flows/${encodeURIComponent(flow_id)}`;
}
