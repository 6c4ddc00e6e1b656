import ipaddr from 'ipaddr.js';

/** IPv6 addresses that anybody on the internet may be reached at. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Addresses of the public range that mean something only inside one cloud: Azure's platform (168.63.129.16: metadata,
 * extensions, DNS) and the service networks of IBM Cloud. Other clouds use addresses that are private anyway.
 */
const cloudServices = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** Whether an address is one of the public internet: neither this machine's, nor its network's, nor a special one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !cloudServices.some((range) => parsed.match(range));
  return parsed.match(globalIpv6);
}

const firstFreePort = 1024;
/** Services that are never meant to be called by a flow, wherever they are. */
const servicePorts = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 5984, 6379, 6443, 9042, 9092, 9200, 9300,
  10250, 11211, 15672, 27017,
]);

/** Whether a port is one on which web servers listen. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= firstFreePort && !servicePorts.has(port));
}

/** Names that lead into a network by convention, before anything is looked up. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/.test(name);
}
