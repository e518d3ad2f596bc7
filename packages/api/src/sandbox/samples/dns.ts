import type { NewDnsRecord } from '../../entities/Dns.ts'
import type { NewLogConfig } from '../../entities/Logs.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const record: NewDnsRecord = { name: 'beta', type: 'A', ttl: 300, value: '192.0.2.77' }

/** A good request of every row. */
export const dnsSamples: SamplesOf<CallsOf<'dns'>> = {
  domains: {},
  domain: { params: { domain: 7 } },
  addDomain: { body: { name: 'neu.example' } },
  removeDomain: { params: { domain: 7 } },
  records: { params: { domain: 7, limit: 5 } },
  record: { params: { domain: 7, record: 34 } },
  addRecord: { params: { domain: 7 }, body: record },
  saveRecord: { params: { domain: 7, record: 34 }, body: record },
  removeRecord: { params: { domain: 7, record: 34 } },
}

const config: NewLogConfig = {
  active: true,
  protocol: 'sftp',
  path: '/logs/%Y',
  host: 'sftp.example.com',
  port: 22,
  user: 'cdn',
  password: 'secret',
}

/** A good request of every row. */
export const logSamples: SamplesOf<CallsOf<'logs'>> = {
  configs: {},
  config: { params: { log: 1 } },
  addConfig: { body: config },
  saveConfig: { params: { log: 1 }, body: config },
  removeConfig: { params: { log: 1 } },
  connection: { params: { log: 1 } },
  streamingIps: {},
  streamingIp: { params: { ip: 1 } },
  addStreamingIp: { body: { ip: '192.0.2.99' } },
  saveStreamingIp: { params: { ip: 1 }, body: { ip: '192.0.2.98' } },
  removeStreamingIp: { params: { ip: 1 } },
  streamingTemplate: {},
}
