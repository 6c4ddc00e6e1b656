import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that are reachable from anywhere on the internet. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Addresses of the public range that mean something only inside one cloud: Azure's platform (168.63.129.16: metadata,
 * extensions, DNS) and the service networks of IBM Cloud. Other clouds use addresses that are private anyway.
 */
const cloudServices = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/**
 * Returns whether an address belongs to the public internet: not to this machine, nor its network, nor a special range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address mapped into IPv6 is judged as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !cloudServices.some((range) => parsed.match(range));
  return parsed.match(globalIpv6);
}

const firstFreePort = 1024;
/** Services that a flow must never call, wherever they are. */
const servicePorts = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 5984, 6379, 6443, 9042, 9092, 9200, 9300,
  10250, 11211, 15672, 27017,
]);

/** Returns whether web servers listen on a port. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= firstFreePort && !servicePorts.has(port));
}

/** Returns whether a name leads into a network by convention, before any look-up. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/.test(name);
}
