import { area } from '../call/area.ts'
import { body, call, extension, file, needsService, refreshes, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { LogConfig, LogConnection, type NewLogConfig, StreamingIp } from '../entities/Logs.ts'
import { rows } from '../entities/rows.ts'

/** Log destinations and the streaming logs' allowed addresses (§7, Logs and Streaming). */
export const logs = area(
  'logs',
  {
    configs: call('GET {company}/', returns(rows(LogConfig))),
    addConfig: call('POST {company}/', body<NewLogConfig>(), returns(LogConfig)),
    saveConfig: call('PUT {company}/{log}/', body<NewLogConfig>(), returns(LogConfig), refreshes('logs.connection')),
    removeConfig: call('DELETE {company}/{log}/'),
    connection: call('GET {company}/{log}/connection_status/', returns(LogConnection), extension),

    streamingIps: call(
      'GET {company}/streaming/ip{?search,limit,offset}',
      returns(listOf(StreamingIp)),
      needsService('streaminglogs'),
    ),
    addStreamingIp: call(
      'POST {company}/streaming/ip',
      body<{ ip: string }>(),
      returns(StreamingIp),
      needsService('streaminglogs'),
    ),
    saveStreamingIp: call(
      'PUT {company}/streaming/ip/{ip}',
      body<{ ip: string }>(),
      returns(StreamingIp),
      needsService('streaminglogs'),
    ),
    removeStreamingIp: call('DELETE {company}/streaming/ip/{ip}', needsService('streaminglogs')),
    /** A zip of certificates and sample configurations. */
    streamingTemplate: call('GET {company}/streaming/template', file, needsService('streaminglogs')),
  },
  { prefix: 'logs', needs: needsService('logs') },
)
