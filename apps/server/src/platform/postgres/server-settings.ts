import type { Endpoint } from './endpoint.ts';
import type { Place } from './place.ts';

/**
 * Returns the settings of the embedded server as `-c` arguments: durable (fsync, synchronous commit) unless the place
 * is disposable, small when idle (the whole product stays under 300 MB), and without row contents in its log.
 */
export function serverArguments({ isDisposable }: Place, endpoint: Endpoint): string[] {
  return Object.entries({
    ...listening(endpoint),
    ...(isDisposable ? disposable : lasting),
    ...memory,
    ...behaviour,
    ...logging,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function listening({ host, port }: Endpoint): Record<string, string> {
  if (process.platform === 'win32') return { listen_addresses: host, port: String(port) };
  return {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
    port: String(port),
  };
}

const lasting = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
  max_wal_size: '1GB',
  // A plan that was made for a few rows is kept until the table is analysed: soon after it grew, not a minute later.
  autovacuum_naptime: '10s',
};

const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
};

const memory = {
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_worker_processes: '4',
  autovacuum_max_workers: '2',
  // Saves one logical replication launcher and three I/O workers, which nothing here uses.
  max_logical_replication_workers: '0',
  io_method: 'sync',
};

const behaviour = {
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  client_connection_check_interval: process.platform === 'win32' ? '0' : '5s',
};

const logging = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Neither statements nor key values: they may hold names, phones and message texts.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
