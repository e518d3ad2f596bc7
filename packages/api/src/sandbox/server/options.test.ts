import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteOfFile } from './logFiles.ts'
import { OptionsError, parseOptions } from './options.ts'

const log = import.meta.filename
const parse = (line: string, env: Record<string, string> = {}) => parseOptions(line.split(' ').filter(Boolean), env)

describe('the command line', () => {
  it('has a default for every option', () => {
    expect(parse('')).toMatchObject({ seed: 446, fresh: false, latencyMs: 0, scenario: 'quiet', keepTimes: false })
    expect(parse('')).not.toHaveProperty('now')
    expect(parse('').dir).toMatch(/sandbox$/)
  })

  it('accepts every option, with a space or an equals sign', () => {
    const line = `--seed 7 --now=2026-06-15T10:30:00Z --speed 2.5 --fresh --latency 250 --scenario slow --data /tmp/x --access-log ${log} --site WWW.Shop.example --keep-times --demo`
    expect(parse(line, { PORT: '8080' })).toMatchObject({
      seed: 7,
      now: Date.parse('2026-06-15T10:30:00Z'),
      speed: 2.5,
      fresh: true,
      latencyMs: 250,
      scenario: 'slow',
      dir: '/tmp/x',
      logs: [{ file: log, site: 'www.shop.example' }],
      keepTimes: true,
    })
  })

  it('keeps logs by ClickHouse in process, or on a server whose password is in the environment', () => {
    expect(parse('')).not.toHaveProperty('engine')
    expect(parse('--engine clickhouse').engine).toEqual({ kind: 'process' })
    expect(parse('--engine clickhouse --keep-days 30').keepDays).toBe(30)
    expect(parse('--engine clickhouse').keepDays).toBeUndefined()
    expect(parse('--clickhouse http://127.0.0.1:8123', { CLICKHOUSE_PASSWORD: 'secret' }).engine).toEqual({
      kind: 'server',
      url: 'http://127.0.0.1:8123',
      database: 'parapet',
      user: 'default',
      password: 'secret',
    })
  })

  it.each([
    ['--engine duckdb', /--engine must be clickhouse, not "duckdb"/],
    ['--engine clickhouse --clickhouse http://127.0.0.1:8123', /give one of them/],
    ['--database logs', /--database needs --clickhouse/],
    ['--keep-days 30', /--keep-days needs --engine or --clickhouse/],
    ['--engine clickhouse --keep-days 30d', /--keep-days must be a whole number/],
    ['--user me', /--user needs --clickhouse/],
    ['--clickhouse 127.0.0.1:8123', /--clickhouse must be an address/],
    ['--clickhouse http://me:secret@127.0.0.1:8123', /must not have a user or a password/],
    ['--bogus', /Unknown option --bogus[\s\S]*--access-log FILE/],
    ['file.log', /Unknown option file.log/],
    ['--seed', /--seed needs a value/],
    ['--access-log --fresh', /--access-log needs a value/],
    ['--seed minus', /--seed must be a whole number/],
    ['--latency 1e9', /--latency must be a whole number/],
    ['--now yesterday', /--now must be a time/],
    ['--now 2026-02-31', /--now must be a time .* not "2026-02-31"/],
    ['--now 2026-04-31T10:30:00Z', /--now must be a time/],
    ['--now 2026-13-01', /--now must be a time/],
    ['--speed 0', /--speed must be a number/],
    ['--speed fast', /--speed must be a number/],
    ['--scenario busy', /--scenario must be one of quiet, slow/],
    ['--access-log /no/such/file', /There is no file \/no\/such\/file/],
    [`--access-log ${import.meta.dirname}`, /--access-log must be a file; .* is a directory/],
    [`--access-log ${log}/below`, /There is no file .*below/],
    [`--access-log ${log} --access-log=${log}`, /options\.test\.ts is given twice/],
    [`--access-log ${log}.none*`, /No file is named like .*none\*/],
    ['--follow', /--follow needs --access-log/],
    ['--log-format $status', /--log-format needs --access-log/],
    [`--access-log ${log} --log-format=$status`, /lacks the client .*the time .*the request/],
    ['--site a.example --site b.example', /each has to follow its --access-log/],
    ['--site a.example', /--site needs --access-log/],
    ['--keep-times', /--keep-times needs --access-log/],
    ['--demo', /--demo needs --access-log/],
    [`--access-log ${log} --site a/b`, /--site must be a host name/],
  ])('rejects %s', (line, message) => {
    expect(() => parse(line)).toThrow(OptionsError)
    expect(() => parse(line)).toThrow(message)
  })

  it('takes several logs, one after the other, by several options and by patterns, each with its site', () => {
    const dir = import.meta.dirname
    const fixtures = join(dir, '../fixtures')
    expect(parse(`--access-log ${fixtures}/combined.log ${fixtures}/provider.log --follow`)).toMatchObject({
      isFollowed: true,
      logs: [
        { file: `${fixtures}/combined.log`, site: 'www.example.com' },
        { file: `${fixtures}/provider.log`, site: 'www.example.com' },
      ],
    })
    expect(parse(`--access-log ${fixtures}/*.log`).logs?.map(({ file }) => file)).toEqual(
      ['addresses', 'combined', 'provider'].map((name) => `${fixtures}/${name}.log`),
    )
    expect(
      parse(
        `--access-log ${fixtures}/combined.log --site a.example --access-log=${fixtures}/provider.log --site b.example`,
      ).logs?.map(({ site }) => site),
    ).toEqual(['a.example', 'b.example'])
  })

  it.each([
    ['/var/log/nginx/access.log', undefined],
    ['shop.example.access.log.1', 'shop.example'],
    ['/var/log/www.shop.example-ssl_access.log-20241105.gz', 'www.shop.example'],
    ['access-shop.example.log', 'shop.example'],
    ['shop.example/access.log', undefined],
    ['u_ex241105.log', undefined],
    ['proxy-host-1_access.log', undefined],
    ['access.10.log', undefined],
  ])('names the site of %s', (file, site) => {
    expect(siteOfFile(file)).toBe(site)
  })

  it('accepts the last day of February in a leap year', () => {
    expect(parse('--now 2028-02-29').now).toBe(Date.UTC(2028, 1, 29))
    expect(parse('--now 2026-06-15T23:30:00-05:00').now).toBe(Date.UTC(2026, 5, 16, 4, 30))
  })

  it('rejects an invalid PORT', () => {
    expect(() => parse('', { PORT: 'http' })).toThrow(/PORT must be a number/)
  })
})
