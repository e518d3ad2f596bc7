import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, file, gives, takes } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { LogConfig, LogConnection, type NewLogConfig, StreamingIp } from '../entities/Logs.ts'

/** Log destinations and the streaming logs' allowed addresses (§7, Logs and Streaming). */
export const logs = area(
  'logs',
  {
    configs: call('GET {company}/', gives(array(LogConfig))),
    config: call('GET {company}/{log}/', gives(LogConfig), extension),
    addConfig: call('POST {company}/', takes<NewLogConfig>(), gives(LogConfig)),
    saveConfig: call('PUT {company}/{log}/', takes<NewLogConfig>(), gives(LogConfig)),
    removeConfig: call('DELETE {company}/{log}/'),
    connection: call('GET {company}/{log}/connection_status/', gives(LogConnection), extension),

    streamingIps: call('GET {company}/streaming/ip/{?search,limit,offset}', gives(listOf(StreamingIp))),
    streamingIp: call('GET {company}/streaming/ip/{ip}/', gives(StreamingIp), extension),
    addStreamingIp: call('POST {company}/streaming/ip/', takes<{ ip: string }>(), gives(StreamingIp)),
    saveStreamingIp: call('PUT {company}/streaming/ip/{ip}/', takes<{ ip: string }>(), gives(StreamingIp)),
    removeStreamingIp: call('DELETE {company}/streaming/ip/{ip}/'),
    /** A zip of certificates and sample configurations. */
    streamingTemplate: call('GET {company}/streaming/template/', file),
  },
  { prefix: 'logs' },
)
