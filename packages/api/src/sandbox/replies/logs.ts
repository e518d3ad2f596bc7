import { strToU8, zipSync } from 'fflate'
import { nullish, object, picklist, pipe, regex } from 'valibot'
import { isHostName } from '../../domain/hosts.ts'
import { logFileExample } from '../../domain/logDestination.ts'
import { canonicalNetwork } from '../../domain/networks.ts'
import { logProtocols, type StreamingIp } from '../../entities/Logs.ts'
import { bodyAs, flag, note, text, whole } from '../body.ts'
import { isoTime, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { zipAnswer } from '../files/answer.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import type { LogConfigRecord, StreamingIpRecord } from '../world/records.ts'

const maybe = (longest: number) => nullish(note(longest), null)
const LogBody = object({
  active: flag(true),
  protocol: picklist(logProtocols),
  path: pipe(text(500), regex(/^[^\s"'\\]+$/, 'Spaces and quotation marks are not allowed.')),
  host: maybe(253),
  port: nullish(whole(1, 65_535), null),
  user: maybe(100),
  password: maybe(300),
  bucket: maybe(300),
  access_key: maybe(200),
  secret_access_key: maybe(300),
})

function logFrom(body: object, before?: LogConfigRecord): Omit<LogConfigRecord, 'id' | 'company'> {
  const made = bodyAs(body, LogBody)
  const kept = (name: 'password' | 'secret_access_key') => made[name] || before?.[name] || null
  const next = {
    ...made,
    active: made.active ?? true,
    password: kept('password'),
    secret_access_key: kept('secret_access_key'),
  }
  const needed: readonly (keyof typeof next)[] =
    next.protocol === 's3' ? ['bucket', 'access_key', 'secret_access_key'] : ['host', 'user', 'password']
  const missing = needed.filter((name) => !next[name])
  if (missing.length > 0)
    throw refusals.fields(Object.fromEntries(missing.map((name) => [name, ['This field is required.']])))
  if (next.protocol !== 's3' && !isHostName(next.host ?? '') && !canonicalNetwork(next.host ?? ''))
    throw refusals.fields({ host: ['Enter a valid host name.'] })
  const isS3 = next.protocol === 's3'
  const usual = next.protocol === 'ftp' ? 21 : 22
  return {
    ...next,
    host: isS3 ? null : (next.host ?? null),
    port: isS3 ? null : (next.port ?? usual),
    user: isS3 ? null : (next.user ?? null),
    bucket: isS3 ? (next.bucket ?? null) : null,
    access_key: isS3 ? (next.access_key ?? null) : null,
    last_file: null,
    last_delivery: null,
    last_error: null,
  }
}

/** Names that can never resolve (RFC 6761) fail here. */
const isLost = ({ host, bucket }: LogConfigRecord): boolean => /(^|\.)invalid(\/|$)/.test(host ?? bucket ?? '')

function logAnswer({ now }: SandboxRequest, row: LogConfigRecord): LogConfigRecord {
  const hour = Math.floor(now() / 3600) * 3600 - 3600
  const sent = row.active && !isLost(row)
  return {
    ...row,
    password: null,
    secret_access_key: null,
    last_file: sent ? logFileExample(row.path, hour, row.company) : null,
    last_delivery: sent ? isoTime(hour + 3900) : null,
    last_error: row.active && isLost(row) ? `Could not resolve ${row.host ?? row.bucket}.` : null,
  }
}

const ownLog = (req: SandboxRequest) => ownRow(req.world.log_configs, req.params.log, req.company)

const streamingSeconds = 300

const ipAnswer = ({ now }: SandboxRequest, row: StreamingIpRecord): StreamingIp => ({
  id: row.id,
  ip: row.ip,
  active: row.created_at + streamingSeconds <= now(),
})

function ipFrom(req: SandboxRequest, but?: number): string {
  const ip = canonicalNetwork(bodyAs(req.body, object({ ip: text(60) })).ip)
  if (!ip) throw refusals.fields({ ip: ['Enter a valid IPv4 or IPv6 address.'] })
  if (req.world.streaming_ips.find((row) => row.company === req.company.id && row.ip === ip && row.id !== but))
    throw refusals.fields({ ip: ['This address already exists.'] })
  return ip
}

const ownIp = (req: SandboxRequest) => ownRow(req.world.streaming_ips, req.params.ip, req.company)

function templateOf(company: number, now: number): Uint8Array {
  const topic = `c${company}`
  const brokers = [1, 2, 3].map((n) => `kafka${n}.edgetcdn.io:9093`)
  const stand_in = (what: string) => `# The sandbox makes no certificates: the provider's archive holds ${what} here.\n`
  const files: Record<string, string> = {
    [`${topic}.crt.pem`]: stand_in('your client certificate'),
    [`${topic}.key.pem`]: stand_in('its key'),
    [`${topic}.keystore.p12`]: stand_in('both as a key store'),
    'password.txt': `${randomHex(24)}\n`,
    'transparentcdnCA.pem': stand_in('the certificate of its authority'),
    'truststore.p12': stand_in('a trust store'),
    'filebeat.yml': [
      'filebeat.inputs:',
      '  - type: kafka',
      `    hosts: [${brokers.map((broker) => `"${broker}"`).join(', ')}]`,
      `    topics: ["${topic}", "${topic}_waf"]`,
      `    group_id: "${topic}_filebeat"`,
      `    ssl.certificate: "${topic}.crt.pem"`,
      `    ssl.key: "${topic}.key.pem"`,
      'output.console:',
      '  pretty: true',
      '',
    ].join('\n'),
    'kafka-logstash.conf': `input {\n  kafka {\n    bootstrap_servers => "${brokers.join(',')}"\n    topics => ["${topic}"]\n    group_id => "${topic}_logstash"\n    security_protocol => "SSL"\n  }\n}\noutput { stdout { codec => rubydebug } }\n`,
    'consumer.py': `from kafka import KafkaConsumer\n\nconsumer = KafkaConsumer(\n    "${topic}",\n    bootstrap_servers=${JSON.stringify(brokers)},\n    group_id="${topic}_python",\n    security_protocol="SSL",\n    ssl_cafile="transparentcdnCA.pem",\n    ssl_certfile="${topic}.crt.pem",\n    ssl_keyfile="${topic}.key.pem",\n)\nfor line in consumer:\n    print(line.value.decode())\n`,
  }
  const bytes = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))
  return zipSync(bytes, { mtime: now * 1000 })
}

export const logReplies = replies(callsOf('logs'), {
  configs(req) {
    if (req.scenario === 'empty') return []
    return req.world.log_configs
      .all()
      .filter((row) => row.company === req.company.id)
      .map((row) => logAnswer(req, row))
  },
  config: (req) => logAnswer(req, ownLog(req)),
  addConfig(req) {
    const made = logFrom(req.body)
    const number = req.world.log_configs.nextId()
    const row = req.world.log_configs.put(number, { id: number, company: req.company.id, ...made })
    return Response.json(logAnswer(req, row), { status: 201 })
  },
  saveConfig(req) {
    const row = ownLog(req)
    return logAnswer(req, req.world.log_configs.put(row.id, { ...row, ...logFrom(req.body, row) }))
  },
  removeConfig(req) {
    req.world.log_configs.remove(ownLog(req).id)
    return undefined
  },
  connection(req) {
    const row = ownLog(req)
    const { active, host, bucket } = row
    const checked_at = isoTime(req.now())
    if (!active) return { status: 'unknown' as const, message: 'The configuration is not active.', checked_at }
    return isLost(row)
      ? { status: 'failed' as const, message: `Could not resolve ${host ?? bucket}.`, checked_at }
      : { status: 'ok' as const, message: null, checked_at }
  },

  streamingIps(req) {
    if (req.scenario === 'empty') return []
    return req.world.streaming_ips
      .all()
      .filter((row) => row.company === req.company.id)
      .map((row) => ipAnswer(req, row))
  },
  streamingIp: (req) => ipAnswer(req, ownIp(req)),
  addStreamingIp(req) {
    const ip = ipFrom(req)
    const number = req.world.streaming_ips.nextId()
    const row = { id: number, company: req.company.id, ip, active: false, created_at: Math.floor(req.now()) }
    return Response.json(ipAnswer(req, req.world.streaming_ips.put(number, row)), { status: 201 })
  },
  saveStreamingIp(req) {
    const row = ownIp(req)
    const ip = ipFrom(req, row.id)
    const created_at = ip === row.ip ? row.created_at : Math.floor(req.now())
    return ipAnswer(req, req.world.streaming_ips.put(row.id, { ...row, ip, created_at }))
  },
  removeStreamingIp(req) {
    req.world.streaming_ips.remove(ownIp(req).id)
    return undefined
  },
  streamingTemplate: (req) => zipAnswer(templateOf(req.company.id, req.now()), `c${req.company.id}.zip`),
})
