import { defaultTheme, loadTheme, themes } from '@parapet/ui'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { configProblems } from './configProblems.ts'
import { createConfigStore } from './configStore.ts'
import { defaultConfig, readConfig } from './RuntimeConfig.ts'
import { replaceTheme, themeFor } from './themeFor.ts'

const seed = { ...defaultTheme, name: 'acme', title: 'Acme', hosts: ['*.acme.example'] }

describe('readConfig', () => {
  it('returns the defaults for missing or invalid values', () => {
    expect(readConfig({})).toEqual(defaultConfig)
    fc.assert(fc.property(fc.jsonValue(), (raw) => typeof readConfig(raw).apiBase === 'string'))
  })
  it.each([
    [60_000, 60_000],
    [0, 120_000],
    [-5, 120_000],
    ['60000', 120_000],
    [1e300, 120_000],
    [2 ** 31, 120_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ])('turns a timeout of %o into %i ms (§9)', (requestTimeoutMs, expected) => {
    expect(readConfig({ requestTimeoutMs }).requestTimeoutMs).toBe(expected)
  })
  it('keeps valid values and drops invalid ones', () => {
    const config = readConfig({
      apiBase: '/provider/',
      requestTimeoutMs: 'soon',
      third: { docs: 'javascript:alert(1)', blogPage: 'https://blog.example', sales: 'sales@example.com', tickets: 7 },
      themes: [seed, { name: 'broken', primary: 'red' }],
      hosts: { 'a.example': 'acme', 'b.example': 3 },
      legal: {
        Privacy: 'https://a.example/privacy',
        Terms: 'javascript:alert(1)',
        Contact: 'mailto:a@a.example',
        Cookies: 1,
      },
      sandbox: true,
    })
    expect(config).toMatchObject({
      apiBase: '/provider',
      requestTimeoutMs: 120_000,
      third: { docs: null, blogPage: 'https://blog.example', sales: 'sales@example.com', tickets: '/third/tickets' },
      hosts: { 'a.example': 'acme' },
      legal: { Privacy: 'https://a.example/privacy', Contact: 'mailto:a@a.example' },
      raw: { sandbox: true },
    })
    expect(Object.keys(config.legal)).toEqual(['Privacy', 'Contact'])
    expect(config.themes.map(({ name }) => name)).toEqual(['acme'])
  })
  it('keeps the parts of a brand, without addresses that must not be followed or shown', () => {
    const [theme] = readConfig({
      themes: [
        {
          ...seed,
          logo: { src: '/brand/logo.svg', dark: 'https://a.example/dark.svg', width: 120, height: 28 },
          favicon: '/brand/icon.svg',
          login: { picture: '/brand/port.webp', slogan: { en: 'Faster', es: 7 } },
          links: { docs: 'javascript:alert(1)', blog: '/blog', sales: 'sales@a.example', help: 'https://help.example' },
          fontFiles: [7, { family: 'House', src: '/house.woff2' }],
        },
      ],
    }).themes
    expect(theme).toMatchObject({
      logo: { src: '/brand/logo.svg', width: 120, height: 28 },
      favicon: '/brand/icon.svg',
      login: { picture: '/brand/port.webp', slogan: { en: 'Faster' } },
      links: { blog: '/blog', sales: 'sales@a.example', help: 'https://help.example' },
    })
    expect(Object.keys(theme?.links ?? {})).not.toContain('docs')
    expect(Object.keys(theme?.login?.slogan ?? {})).toEqual(['en'])
  })
  it('never fails on a part of a brand, and its theme can be loaded', async () => {
    const parts = ['logo', 'favicon', 'login', 'links', 'fontFiles', 'corners', 'colors'] as const
    const looks = fc.asyncProperty(fc.jsonValue(), fc.constantFrom(...parts), async (value, part) => {
      const [theme] = readConfig({ themes: [{ ...seed, [part]: value }] }).themes
      if (theme) await loadTheme(theme)
      return theme !== undefined
    })
    await fc.assert(looks, { numRuns: 50 })
  })
  it('drops invalid texts of a theme but keeps its looks', () => {
    const said = { hosts: [7, null, '*.acme.example'], poweredBy: { by: 'us' }, legal: { name: 'Acme', terms: {} } }
    const config = readConfig({ themes: [{ ...seed, ...said }] })
    expect(config.themes).toEqual([{ ...seed, hosts: ['*.acme.example'], poweredBy: null, legal: { name: 'Acme' } }])
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('hosts', 'poweredBy', 'legal'), (value, name) => {
        const { themes: own, hosts } = readConfig({ themes: [{ ...seed, [name]: value }] })
        expect(own).toHaveLength(1)
        expect(themeFor('eu.other.example', { themes: own, hosts }).legal).not.toBeNull()
      }),
    )
  })
})

describe('configProblems', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', {}, []],
    ['null', { requestTimeoutMs: null, third: null }, []],
    [
      'a long timeout',
      { requestTimeoutMs: 1e300 },
      ['requestTimeoutMs must be a number of milliseconds from 1 to 2147483647, not 1e+300'],
    ],
    [
      'no timeout',
      { requestTimeoutMs: 0 },
      ['requestTimeoutMs must be a number of milliseconds from 1 to 2147483647, not 0'],
    ],
    [
      'hosts as a list',
      { hosts: ['a.example'] },
      ['hosts must be an object of host names and themes, such as {"cdn.example": "ember"}, not ["a.example"]'],
    ],
    [
      'a host without a theme',
      { hosts: { 'a.example': 7 } },
      ['hosts must be an object of host names and themes, such as {"cdn.example": "ember"}, not {"a.example":7}'],
    ],
    ['a project', { third: { ticketProject: 'support', ticketTracker: 4 } }, []],
    [
      'a project as a list',
      { third: { ticketProject: [1] } },
      ['third.ticketProject must be the number or the identifier of a project of the ticket tracker, not [1]'],
    ],
    [
      'a tracker as text',
      { third: { ticketTracker: '4' } },
      ['third.ticketTracker must be the number of a tracker of the ticket system, not "4"'],
    ],
    ['a list', [], ['config.json must be an object']],
  ])('names the invalid values of %s', (_, raw, problems) => {
    expect(configProblems(raw)).toEqual(problems)
  })
})

describe('hooks', () => {
  const third = (over: object) => readConfig({ third: over }).third
  it.each<[string, object, object]>([
    ['nothing', {}, { metrics: null, helpdesk: null, captcha: null }],
    ['a path of the metrics service', { metrics: '/third/metrics' }, { metrics: '/third/metrics' }],
    ['a helpdesk', { helpdesk: 'https://help.example' }, { helpdesk: 'https://help.example' }],
    ['a script as helpdesk', { helpdesk: 'javascript:alert(1)' }, { helpdesk: null }],
    [
      'a captcha',
      { captcha: { script: 'https://captcha.example/a.js', siteKey: 'k' } },
      { captcha: { script: 'https://captcha.example/a.js', siteKey: 'k' } },
    ],
    ['a captcha without a key', { captcha: { script: 'https://captcha.example/a.js' } }, { captcha: null }],
    ['a captcha that is no script', { captcha: { script: 'data:text/javascript,1', siteKey: 'k' } }, { captcha: null }],
    ['a captcha by mail', { captcha: { script: 'mailto:a@b.example', siteKey: 'k' } }, { captcha: null }],
  ])('%s', (_, given, expected) => {
    expect(third(given)).toMatchObject(expected)
  })

  it.each([
    [undefined, undefined],
    ['always', undefined],
    ['consent', 'consent'],
    [true, 'consent'],
    ['Always', 'consent'],
    [null, 'consent'],
  ])('counts visits for a theme with metrics %s: %s', (metrics, expected) => {
    const [theme] = readConfig({ themes: [{ ...seed, ...(metrics === undefined ? {} : { metrics }) }] }).themes
    expect(theme?.metrics === 'always' ? undefined : theme?.metrics).toBe(expected)
  })
})

describe('theme by host name (§1)', () => {
  const config = { themes: [seed], hosts: { 'cdn.example': 'ember', '*.red.example': 'ember', 'x.example': 'nobody' } }
  it.each([
    ['cdn.example', 'ember'],
    ['eu.red.example', 'ember'],
    ['red.example', 'parapet'],
    ['eu.acme.example', 'acme'],
    ['sunbeam.localhost', 'sunbeam'],
    ['x.example', 'parapet'],
    ['somewhere.example', 'parapet'],
  ])('shows %s the theme %s', (host, name) => {
    expect(themeFor(host, config).name).toBe(name)
  })
  it('replaces a shipped theme of the same name', () => {
    const own = { ...defaultTheme, title: 'Ours' }
    expect(themeFor('localhost', { themes: [own], hosts: {} }).title).toBe('Ours')
  })
  it('replaces the current theme only when the name differs', () => {
    const changed = { ...seed, primary: '#123456' }
    expect(replaceTheme(seed, changed)).toBe(seed)
    expect(replaceTheme(defaultTheme, changed)).toBe(changed)
    expect(replaceTheme(null, changed)).toBe(changed)
  })
})

describe('environment', () => {
  it('reads the configuration again after ten minutes, and keeps the last one on failure', async () => {
    let now = 0
    const fetchConfig = vi.fn(async (): Promise<unknown> => ({ hosts: { 'a.example': 'ember' } }))
    const store = createConfigStore('a.example', fetchConfig, () => now)
    const listener = vi.fn()
    store.subscribe(listener)
    await store.refresh()
    await store.refresh()
    expect(fetchConfig).toHaveBeenCalledTimes(1)
    expect(store.get().theme.name).toBe('ember')
    now = 600_000
    fetchConfig.mockRejectedValueOnce(new Error('404'))
    await store.refresh()
    expect(store.get()).toMatchObject({ theme: { name: 'ember' }, config: { hosts: { 'a.example': 'ember' } } })
    fetchConfig.mockResolvedValueOnce({})
    await store.refresh()
    expect(store.get().theme).toBe(themes[0])
    expect(listener).toHaveBeenCalledTimes(3)
  })
  it('shows the provider’s own theme without a configuration', async () => {
    const store = createConfigStore('a.example', () => Promise.reject(new Error('404')))
    await store.refresh()
    expect(store.get()).toEqual({ config: defaultConfig, theme: defaultTheme })
  })
  it('leads to the pages of the theme instead of those of the deployment', async () => {
    const links = { docs: 'https://docs.acme.example', sales: 'sales@acme.example' }
    const third = { docs: 'https://docs.example', blogPage: 'https://blog.example', helpdesk: 'https://help.example' }
    const config = { third, themes: [{ ...seed, links }] }
    const thirdAt = async (host: string) => {
      const store = createConfigStore(host, () => Promise.resolve(config))
      await store.refresh()
      return store.get().config.third
    }
    const { blogPage, helpdesk } = third
    expect(await thirdAt('a.acme.example')).toMatchObject({ ...links, blogPage, helpdesk })
    expect(await thirdAt('other.example')).toMatchObject({ ...third, sales: null })
  })
  it('stops the start when the first request times out, and keeps the last one when a later one does', async () => {
    let now = 0
    const late = () => Promise.reject(new DOMException('too late', 'AbortError'))
    const fetchConfig = vi.fn((_timeoutMs: number): Promise<unknown> => late())
    const store = createConfigStore('a.example', fetchConfig, () => now)
    await expect(store.refresh()).rejects.toThrow('too late')
    expect(fetchConfig).toHaveBeenCalledWith(120_000)
    now = 1
    fetchConfig.mockResolvedValueOnce({ requestTimeoutMs: 5_000, hosts: { 'a.example': 'ember' } })
    await store.refresh()
    now = 600_001
    await store.refresh()
    expect(fetchConfig).toHaveBeenLastCalledWith(5_000)
    expect(store.get().theme.name).toBe('ember')
  })
})
