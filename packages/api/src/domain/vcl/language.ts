/** The type of a value. A header is a string that may be missing. */
export type VclType = 'TEXT' | 'HEADER' | 'INT' | 'REAL' | 'BOOL' | 'DURATION' | 'TIME' | 'IP' | 'BACKEND'

/** A variable: its type, in which subroutines it is there, and whether it may be set. `*` is any header. */
export interface VclVariable {
  readonly name: string
  readonly type: VclType
  readonly where: readonly string[]
  readonly isWritable: boolean
}

const client = [
  'vcl_recv',
  'vcl_pipe',
  'vcl_pass',
  'vcl_hash',
  'vcl_purge',
  'vcl_miss',
  'vcl_hit',
  'vcl_deliver',
  'vcl_synth',
]
const backend = ['vcl_backend_fetch', 'vcl_backend_response', 'vcl_backend_error']
const response = ['vcl_backend_response', 'vcl_backend_error']
const delivery = ['vcl_deliver', 'vcl_synth']
const everywhere = [...client, ...backend]

export const vclSubroutines: readonly string[] = [...client, ...backend, 'vcl_init', 'vcl_fini']

/** The subroutines a customer may write in; the platform's own code calls them. */
export const edgeSubroutines: readonly string[] = [
  'vcl_recv',
  'vcl_hash',
  'vcl_miss',
  'vcl_deliver',
  'vcl_backend_fetch',
  'vcl_backend_response',
]

/** The platform's subroutines a customer may call. */
export const edgeCallables: readonly string[] = [
  'deny_request',
  'redirect_https',
  'bypass_cache',
  'redirect_request',
  'rate_limit',
  'under_attack',
  'show_captcha',
  'show_jschallenge',
  'botm_assessment',
]

type Row = readonly [names: string, type: VclType, isReadOnly?: 'read']

function group(prefix: string, where: readonly string[], rows: readonly Row[]): VclVariable[] {
  return rows.flatMap(([names, type, access]) =>
    names.split(' ').map((name) => ({ name: `${prefix}.${name}`, type, where, isWritable: access !== 'read' })),
  )
}

/** The variables of the language and of the platform. */
export const vclVariables: readonly VclVariable[] = [
  ...group('req', client, [
    ['url method proto', 'TEXT'],
    ['http.*', 'HEADER'],
    ['esi hash_always_miss hash_ignore_busy', 'BOOL'],
    ['ttl grace', 'DURATION'],
    ['backend_hint', 'BACKEND'],
    ['restarts', 'INT', 'read'],
    ['xid', 'TEXT', 'read'],
  ]),
  ...group('bereq', backend, [
    ['url method proto', 'TEXT'],
    ['http.*', 'HEADER'],
    ['backend', 'BACKEND'],
    ['connect_timeout first_byte_timeout between_bytes_timeout', 'DURATION'],
    ['uncacheable', 'BOOL', 'read'],
    ['retries', 'INT', 'read'],
    ['xid', 'TEXT', 'read'],
  ]),
  ...group('beresp', response, [
    ['status', 'INT'],
    ['reason proto', 'TEXT'],
    ['http.*', 'HEADER'],
    ['ttl grace keep', 'DURATION'],
    ['age', 'DURATION', 'read'],
    ['uncacheable do_esi do_gzip do_gunzip do_stream', 'BOOL'],
    ['was_304', 'BOOL', 'read'],
    ['backend.name', 'TEXT', 'read'],
    ['backend.ip', 'IP', 'read'],
  ]),
  ...group('resp', delivery, [
    ['status', 'INT'],
    ['reason proto', 'TEXT'],
    ['http.*', 'HEADER'],
    ['is_streaming', 'BOOL', 'read'],
  ]),
  ...group(
    'obj',
    ['vcl_hit', 'vcl_deliver'],
    [
      ['hits status', 'INT', 'read'],
      ['ttl age grace keep', 'DURATION', 'read'],
      ['reason proto', 'TEXT', 'read'],
      ['uncacheable', 'BOOL', 'read'],
      ['http.*', 'HEADER', 'read'],
    ],
  ),
  ...group('client', everywhere, [
    ['ip', 'IP', 'read'],
    ['identity', 'TEXT'],
  ]),
  ...group('server', everywhere, [
    ['ip', 'IP', 'read'],
    ['hostname identity', 'TEXT', 'read'],
  ]),
  ...group('remote', everywhere, [['ip', 'IP', 'read']]),
  ...group('local', everywhere, [['ip', 'IP', 'read']]),
  { name: 'now', type: 'TIME', where: everywhere, isWritable: false },
]

const byName = new Map(vclVariables.map((variable) => [variable.name, variable]))

/** The variable of a name; every header of a message that has headers is one. */
export function vclVariable(name: string): VclVariable | undefined {
  const [, message] = /^(\w+\.http)\.[\w-]+$/.exec(name) ?? []
  return byName.get(message ? `${message}.*` : name)
}

/** What can be done with a variable in a subroutine. Only headers can be unset. */
export interface VclAccess {
  readonly isReadable: boolean
  readonly isSettable: boolean
  readonly isUnsettable: boolean
}

/** The access to a variable in a subroutine; `null` is a subroutine of one's own, which any other may call. */
export function vclAccess({ type, where, isWritable }: VclVariable, sub: string | null): VclAccess {
  const isHere = sub === null || where.includes(sub)
  return {
    isReadable: isHere,
    isSettable: isHere && isWritable,
    isUnsettable: isHere && isWritable && type === 'HEADER',
  }
}

/** A function: how many arguments it takes, what it returns, and where it may be called if not everywhere. */
export interface VclFunction {
  readonly least: number
  readonly most: number
  /** VOID is called as a line, other types are part of an expression; null is an object or of no known type. */
  readonly returns: VclType | 'VOID' | null
  readonly where: readonly string[] | null
}

type FunctionRow = readonly [
  names: string,
  returns: VclFunction['returns'],
  least: number,
  most: number,
  where?: string[],
]

const functionRows: readonly FunctionRow[] = [
  ['regsub regsuball', 'TEXT', 3, 3],
  ['hash_data', 'VOID', 1, 1, ['vcl_hash']],
  ['ban', 'VOID', 1, 1],
  ['std.tolower std.toupper std.querysort', 'TEXT', 1, 1],
  ['std.log', 'VOID', 1, 1],
  ['std.strlen', 'INT', 1, 1],
  ['std.collect', 'VOID', 1, 2],
  ['std.integer', 'INT', 1, 5],
  ['std.real', 'REAL', 1, 4],
  ['std.duration', 'DURATION', 1, 4],
  ['std.time', 'TIME', 1, 5],
  ['std.ip', 'IP', 1, 4],
  ['std.port', 'INT', 1, 1],
  ['std.random', 'REAL', 2, 2],
  ['std.healthy', 'BOOL', 1, 1],
  ['std.strstr', 'TEXT', 2, 2],
  ['aclplus.match', 'BOOL', 2, 2],
  ['network_acl.get', null, 1, 2],
  ['cookie.parse cookie.delete cookie.filter cookie.filter_except', 'VOID', 1, 1],
  ['cookie.get', 'TEXT', 1, 1],
  ['cookie.get_string', 'TEXT', 0, 0],
  ['header.append header.remove', 'VOID', 2, 2],
  ['header.get', 'TEXT', 2, 2],
  ['directors.round_robin directors.random directors.hash', null, 0, 0],
  ['directors.fallback', null, 0, 1],
]

/** The functions of the language and of the modules of the platform. */
export const vclFunctions: ReadonlyMap<string, VclFunction> = new Map(
  functionRows.flatMap(([names, returns, least, most, where = null]) =>
    names.split(' ').map((name) => [name, { least, most, returns, where }] as const),
  ),
)

/** Whether a function is called as a line of its own: it returns nothing. */
export const isVclAction = (name: string): boolean => vclFunctions.get(name)?.returns === 'VOID'

/** Modules that are there without an `import`, which may be written all the same. */
export const vclModules: readonly string[] = ['std', 'aclplus', 'network_acl', 'cookie', 'header', 'directors']

/** The actions `return` accepts in each subroutine. */
export const vclActions: Readonly<Record<string, readonly string[]>> = {
  vcl_recv: ['hash', 'pass', 'pipe', 'purge', 'synth', 'restart', 'vcl', 'fail'],
  vcl_pipe: ['pipe', 'synth', 'fail'],
  vcl_pass: ['fetch', 'synth', 'restart', 'fail'],
  vcl_hash: ['lookup', 'fail'],
  vcl_purge: ['synth', 'restart', 'fail'],
  vcl_miss: ['fetch', 'pass', 'synth', 'restart', 'fail'],
  vcl_hit: ['deliver', 'pass', 'synth', 'restart', 'fail'],
  vcl_deliver: ['deliver', 'synth', 'restart', 'fail'],
  vcl_synth: ['deliver', 'restart', 'fail'],
  vcl_backend_fetch: ['fetch', 'abandon', 'error', 'fail'],
  vcl_backend_response: ['deliver', 'retry', 'abandon', 'pass', 'error', 'fail'],
  vcl_backend_error: ['deliver', 'retry', 'abandon', 'fail'],
  vcl_init: ['ok', 'fail'],
  vcl_fini: ['ok'],
}

/** The attributes of a backend and of a probe. */
export const vclAttributes: Readonly<Record<'backend' | 'probe', readonly string[]>> = {
  backend: [
    'host',
    'port',
    'path',
    'host_header',
    'connect_timeout',
    'first_byte_timeout',
    'between_bytes_timeout',
    'probe',
    'max_connections',
    'proxy_header',
    'ssl',
    'ssl_sni',
    'ssl_verify_peer',
    'ssl_verify_host',
  ],
  probe: ['url', 'request', 'expected_response', 'timeout', 'interval', 'initial', 'window', 'threshold'],
}

/** The kinds of directors of the old notation. */
export const vclDirectorTypes: readonly string[] = ['random', 'client', 'hash', 'round-robin', 'dns', 'fallback']

/** Units behind a number: durations and amounts of bytes. */
export const vclUnits: Readonly<Record<'duration' | 'bytes', readonly string[]>> = {
  duration: ['ms', 's', 'm', 'h', 'd', 'w', 'y'],
  bytes: ['B', 'KB', 'MB', 'GB', 'TB'],
}
