import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbiddenRequests, parseRobots, robotsFor, robotsStance, robotsVerdict } from './robotsTxt.ts'

const rulesOf = (...lines: string[]) => robotsFor(parseRobots(['User-agent: *', ...lines].join('\n')), 'GPTBot')
const isAllowed = (path: string, ...lines: string[]) => robotsVerdict(rulesOf(...lines), path).allowed

describe('robots.txt (RFC 9309)', () => {
  it.each([
    // The examples of section 2.2.2 and of Google's reader.
    [true, '/', 'Disallow: /fish'],
    [false, '/fish', 'Disallow: /fish'],
    [false, '/fish.html', 'Disallow: /fish'],
    [false, '/fishheads/yummy.html', 'Disallow: /fish'],
    [true, '/Fish.asp', 'Disallow: /fish'],
    [true, '/catfish', 'Disallow: /fish'],
    [true, '/fish', 'Disallow: /fish/'],
    [false, '/fish/salmon?id=1', 'Disallow: /fish/'],
    [false, '/index.php', 'Disallow: /*.php'],
    [false, '/folder/any.php.file.html', 'Disallow: /*.php'],
    [false, '/filename.php', 'Disallow: /*.php$'],
    [true, '/filename.php?parameters', 'Disallow: /*.php$'],
    [true, '/windows.PHP', 'Disallow: /*.php$'],
    [false, '/fishheads/catfish.php?x', 'Disallow: /fish*.php'],
    [true, '/', 'Disallow:'],
    [false, '/any', 'Disallow: /'],
    [false, '/any', 'Disallow: *'],
    [true, '/any', 'Disallow: any'],
    [false, '/', 'Disallow: /$'],
    [true, '/page', 'Disallow: /$'],
    [true, '/robots.txt', 'Disallow: /'],
    [false, '/a$b', 'Disallow: /a$b'],
    [false, '/aaa', 'Disallow: /a*a$'],
    [true, '/a', 'Disallow: /a*a$'],
  ])('allows (%s) the path %s by "%s"', (allowed, path, line) => {
    expect(isAllowed(path, line)).toBe(allowed)
  })

  it.each([
    ['/page', ['Allow: /p', 'Disallow: /'], true],
    ['/folder/page', ['Allow: /folder', 'Disallow: /folder'], true],
    ['/folder/page', ['Disallow: /folder', 'Allow: /folder'], true],
    ['/page.htm', ['Allow: /page', 'Disallow: /*.htm'], false],
    ['/page.php5', ['Allow: /page', 'Disallow: /*.ph'], true],
    ['/', ['Allow: /$', 'Disallow: /'], true],
    ['/page.htm', ['Allow: /$', 'Disallow: /'], false],
  ] as const)('lets the longest match decide of %s, and allowing win a tie', (path, lines, allowed) => {
    expect(isAllowed(path, ...lines)).toBe(allowed)
  })

  it.each([
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/a%3cd.html', '/a%3Cd.html'],
    ['/\uD800x', '/\uD800x'],
  ])('compares %s and %s as the same path', (path, written) => {
    expect(isAllowed(path, `Disallow: ${written}`)).toBe(false)
  })
  it('keeps escapes of reserved signs', () => expect(isAllowed('/a/b', 'Disallow: /a%2Fb')).toBe(true))

  it('joins the groups of a crawler, whatever its capitals and version, and leaves those of all', () => {
    const robots = parseRobots(
      'User-Agent: gptbot/1.0\nUser-agent : OTHER\nDisallow: /a\n\nUSER-AGENT: *\nDisallow: /\nUser-agent: GPTBot # again\ndisallow: /b',
    )
    expect(robotsFor(robots, 'GPTBot')).toMatchObject({ group: 'own', rules: [{ path: '/a' }, { path: '/b' }] })
    expect(robotsFor(robots, 'Other')).toMatchObject({ group: 'own', rules: [{ path: '/a' }] })
    expect(robotsFor(robots, 'GPTBot-Extended')).toMatchObject({ group: 'all', rules: [{ path: '/', line: 6 }] })
    expect(robotsFor({ groups: [] }, 'GPTBot')).toEqual({ group: 'none', rules: [] })
  })
  it('does not end a group at a sitemap, a delay or an empty line', () => {
    const robots = parseRobots(
      'User-agent: a\nSitemap: https://x.example/s.xml\n\nCrawl-delay: 5\nUser-agent: b\nDisallow: /',
    )
    expect(robotsFor(robots, 'a').rules).toHaveLength(1)
    expect(robots.ignored).toEqual([])
  })
  it('passes over what it cannot read: rules before a group, other texts, a byte order mark', () => {
    const robots = parseRobots('\uFEFFDisallow: /x\r\n<!doctype html>\rUser-agent: *\nDisalow: /y\nDisallow: /z # why')
    expect(robots.ignored).toEqual([1, 2, 4])
    expect(robotsFor(robots, 'any').rules).toEqual([{ allow: false, path: '/z', line: 5 }])
  })
  it('reads 500 KiB and says that it stops there', () => {
    const robots = parseRobots(`User-agent: *\n${'#'.repeat(600_000)}\nDisallow: /`)
    expect(robots.isCut).toBe(true)
    expect(robotsFor(robots, 'any').rules).toEqual([])
  })
  it('says what rules mean for a site as a whole', () => {
    expect(robotsStance(rulesOf('Disallow:'))).toBe('allowed')
    expect(robotsStance(rulesOf('Disallow: /'))).toBe('refused')
    expect(robotsStance(rulesOf('Disallow: /', 'Allow: /open'))).toBe('partly')
    expect(robotsStance(rulesOf('Disallow: /private'))).toBe('partly')
  })
  it('counts the requests for forbidden paths with the line that forbids them', () => {
    const paths = [
      { key: '/a', requests: 3 },
      { key: '/b/c', requests: 9 },
      { key: '/b/d', requests: 20 },
    ]
    expect(forbiddenRequests(rulesOf('Disallow: /a', 'Disallow: /b', 'Allow: /b/d'), paths)).toEqual([
      { key: '/b/c', requests: 9, by: { allow: false, path: '/b', line: 3 } },
      { key: '/a', requests: 3, by: { allow: false, path: '/a', line: 2 } },
    ])
  })
  it('matches as the same pattern of regular expressions does', () => {
    const parts = fc.array(fc.constantFrom('a', 'b', '/', '*', '.', '$'), { maxLength: 8 })
    const path = fc.array(fc.constantFrom('a', 'b', '/', '.', '$'), { maxLength: 10 })
    fc.assert(
      fc.property(parts, path, (pattern, rest) => {
        const written = `/${pattern.join('')}`
        const isWhole = written.endsWith('$')
        const body = (isWhole ? written.slice(0, -1) : written).split('*').map((text) => text.replace(/[.$/]/g, '\\$&'))
        const expected = new RegExp(`^${body.join('.*')}${isWhole ? '$' : ''}`).test(`/${rest.join('')}`)
        expect(isAllowed(`/${rest.join('')}`, `Disallow: ${written}`)).toBe(!expected)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
  it('never fails, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, path) => {
        robotsVerdict(robotsFor(parseRobots(`User-agent: *\nDisallow: ${text}`), 'x'), path)
        parseRobots(text)
      }),
      { seed: 7 },
    )
  })
})
