/** Where a flow is drawn. */
export function flowAddress(flow_id: string): string {
  return `/flows/${encodeURIComponent(flow_id)}`;
}
