import type { AiCrawler } from './aiCrawlers.ts'

/** What the edge answers to a crawler instead of the page. */
export const crawlerMeasures = ['403', '402', 'captcha', 'jschallenge'] as const
export type CrawlerMeasure = (typeof crawlerMeasures)[number]

/** What is done to a crawler on a site. */
export interface MeasuredCrawler {
  readonly token: string
  readonly host: string
  readonly measure: CrawlerMeasure
}

const END = '# End of AI crawler'
const block =
  /^# AI crawler (.{1,80}) on (\S{1,255}): (403|402|captcha|jschallenge)\n[\s\S]*?^# End of AI crawler\n{0,2}/gm

const answers: Readonly<Record<CrawlerMeasure, readonly string[]>> = {
  '403': ['set req.http.X-RetSynth = "403";', 'call deny_request;'],
  '402': ['set req.http.X-RetSynth = "402";', 'call deny_request;'],
  captcha: ['call show_captcha;'],
  jschallenge: ['call show_jschallenge;'],
}

const escaped = (value: string) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns the lines of VCL of a measure, between two comments by which they are found again. */
export const measureVcl = ({ token, host, measure }: MeasuredCrawler): string =>
  [
    `# AI crawler ${token} on ${host}: ${measure}`,
    'sub vcl_recv {',
    `  if (req.http.host == "${host}" && req.http.User-Agent ~ "${escaped(token)}") {`,
    ...answers[measure].map((line) => `    ${line}`),
    '  }',
    '}',
    END,
    '',
  ].join('\n')

/** Returns the measures whose lines a configuration has. */
export function measuresIn(body: string): readonly MeasuredCrawler[] {
  return [...body.replaceAll('\r\n', '\n').matchAll(block)].map(([, token = '', host = '', measure]) => ({
    token,
    host,
    measure: measure as CrawlerMeasure,
  }))
}

/** Returns a configuration with another measure for a crawler on a site, before all other lines; null takes it away. */
export function withMeasure(
  body: string,
  { token }: Pick<AiCrawler, 'token'>,
  host: string,
  measure: CrawlerMeasure | null,
): string {
  const others = body
    .replaceAll('\r\n', '\n')
    .replace(block, (lines, of: string, on: string) => (of === token && on === host ? '' : lines))
    .trimStart()
  // The version of the language is the first line of a program.
  const version = /^vcl [\d.]+;\n*/.exec(others)?.[0] ?? ''
  const own = measure === null ? '' : `${measureVcl({ token, host, measure })}\n`
  return `${version}${own}${others.slice(version.length)}`
}
