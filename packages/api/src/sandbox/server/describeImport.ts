import { basename } from 'node:path'
import type { AccessLogField, RefusalReason } from '../../domain/accessLog.ts'
import { knownFormats } from '../logs/knownFormats.ts'
import type { FileReport, ImportReport, RefusedReport } from './importLog.ts'
import { LogError } from './openLog.ts'

const count = (n: number) => n.toLocaleString('en-GB')

/** A log's text and names must not steer the terminal. */
export const printable = (text: string) => text.replace(/[^\P{C}\t]/gu, '·')

const reasons: Readonly<Record<RefusalReason, string>> = {
  shape: 'not in the format of the others',
  client: 'the client is neither an address nor a host name',
  time: 'the time is no time',
  status: 'the status is no status from 100 to 599',
  bytes: 'the size is no size, or over 10 TB',
  duration: 'the duration is no number',
  json: 'not JSON',
  noFields: 'no #Fields line came before',
  noRequest: 'no request, or one without the address of its site',
  tooLong: 'longer than 65,536 characters',
  errorLog: 'a line of an error log, not of an access log',
  outlier: 'the time is far from all others, or in the future',
}

const fields: Readonly<Record<AccessLogField, string>> = {
  cached: 'cache results',
  response_time: 'response times',
  content_type: 'content types',
  countrycode: 'countries',
  tcdndebugreason: 'reasons of the provider',
  agent: 'user agents',
  referer: 'referrers',
  clientip: 'clients',
  bytes: 'sizes',
}

/** What nginx has to write after a combined line, by the field that is missing. */
const nginxFields: Partial<Readonly<Record<AccessLogField, string>>> = {
  response_time: `time=\${request_time}s`,
  cached: 'cache=$upstream_cache_status',
  content_type: 'type="$sent_http_content_type"',
}

const nameOf = (format: string) => knownFormats.find(({ key }) => key === format)?.name ?? '--log-format'

const agreed = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

function formatsText({ formats, wrappers, packing }: FileReport): string {
  const names = formats.map(({ format, lines }) =>
    formats.length > 1 ? `${nameOf(format)} ${count(lines)}` : nameOf(format),
  )
  const around = [...wrappers, ...(packing ? [packing] : [])]
  return `format: ${names.join(', ') || 'none'}${around.length > 0 ? `, in ${around.join(' in ')}` : ''}`
}

function fileLines(report: FileReport): string[] {
  const { name, site, lines, requests, unused, isCutOff } = report
  return [
    `· ${printable(name)}: ${count(requests)} requests of ${agreed(lines, 'line', 'lines')} (${formatsText(report)}${site ? `; site where no host is named: ${site}` : ''})`,
    ...(unused
      ? [
          `· ${printable(name)}: what follows the known fields is not used, such as ${printable(unused)}; --log-format can name it`,
        ]
      : []),
    ...(isCutOff ? [`· ${printable(name)} is packed and its end is missing; the readable part is used`] : []),
  ]
}

function refusedLines({ reason, lines, examples }: RefusedReport, hasFiles: boolean): string[] {
  return [
    `· ${agreed(lines, 'line', 'lines')} left out: ${reasons[reason]}`,
    ...examples.map(({ file, line, column, text }) => {
      const place = reason === 'outlier' || reason === 'tooLong' ? '' : `, column ${column}`
      return `    ${hasFiles ? `${printable(file)}, ` : ''}line ${line}${place}: ${printable(text)}`
    }),
  ]
}

function lacksLines({ lacks, requests }: ImportReport): string[] {
  const told = lacks.filter((field) => field !== 'tcdndebugreason' && field !== 'countrycode')
  if (told.length === 0 || requests === 0) return []
  const line = told.flatMap((field) => nginxFields[field] ?? []).join(' ')
  return [
    `· Not in this log: ${told.map((field) => fields[field]).join(', ')}${line ? `. nginx logs them after a combined line as: ${line}` : ''}`,
  ]
}

const sum = (files: readonly FileReport[], key: 'lines' | 'requests') => files.reduce((all, file) => all + file[key], 0)

/** One line a fact about an import. */
export function describeImport(report: ImportReport): string[] {
  const { files, refused, countries } = report
  const told = files.flatMap(fileLines)
  if (files.length > 1) {
    told.push(
      `· ${count(files.length)} files: ${count(report.requests)} requests of ${count(sum(files, 'lines'))} lines`,
    )
  }
  for (const each of refused) told.push(...refusedLines(each, files.length > 1))
  told.push(...lacksLines(report))
  if (countries)
    told.push(
      `· ${count(countries.requests)} requests got a country by their address (ip-location-db of ${countries.day})`,
    )
  return told
}

const understood = [...new Set([...knownFormats.map(({ name }) => name)])]

/** Throws LogError when nothing of the logs could be read: where they depart, and what is understood. */
export function checkImport({ files, requests, refused }: ImportReport) {
  if (requests > 0) return
  if (files.every(({ lines }) => lines === 0)) {
    throw new LogError(
      `${files.map(({ file }) => printable(file)).join(', ')}: there are no lines. --follow waits for some.`,
    )
  }
  const places = refused.flatMap(({ reason, lines, examples }) =>
    examples.slice(0, 1).map(({ file, line, column, text, format }) => {
      const beside = format ? ` of ${format}` : ''
      return `  ${count(lines)} × ${reasons[reason]}: ${printable(file)}, line ${line} departs at column ${column}${beside}:\n    ${printable(text)}\n    ${' '.repeat(Math.min(column, 161) - 1)}^`
    }),
  )
  throw new LogError(
    [
      'No line could be read.',
      ...places,
      `  Understood: ${understood.join(', ')}; plain or in syslog, journald, Kubernetes and Docker; gzip, zstd, xz, bzip2; UTF-8 and UTF-16.`,
      "  Another format: --log-format '…' in nginx's or Apache's notation (docs/own-logs.md).",
    ].join('\n'),
  )
}

/** The name of the company that logs make: the file's, or the first one's and the number of the others. */
export function companyNameOf(files: readonly Pick<FileReport, 'file'>[]): string {
  const [first] = files
  const name = basename(first?.file ?? '').replace(/\.(gz|zst|xz|bz2)$/i, '')
  return files.length > 1 ? `${name} + ${files.length - 1}` : name
}
