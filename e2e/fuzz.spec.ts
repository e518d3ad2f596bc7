import type { Locator, Page } from '@playwright/test'
import { answerWrongly, type Kind, kinds, seeded } from './support/mutate.ts'
import { enter, expect, heading, test } from './support/test.ts'

const screens = [
  { name: 'home', path: '/300', isBoard: true },
  { name: 'history', path: '/300/stats', isBoard: true },
  { name: 'analytics', path: '/300/analytics?range=1h', isBoard: true },
  { name: 'services', path: '/300/company/services', isBoard: false },
  { name: 'profile', path: '/user/profile?section=preferences', isBoard: false },
] as const

/** The screens of Deliver, each with the views and drawers that read something of their own. */
const deliverScreens = [
  {
    name: 'invalidation',
    paths: ['/300/invalidation', '/300/invalidation?by=status&url=https://www.auroramedia.example/'],
  },
  { name: 'prefetch', paths: ['/300/prefetching'] },
  {
    name: 'DNS',
    paths: [
      '/300/dnsdelegation',
      '/300/dnsdelegation?domain=7',
      '/300/dnsdelegation?domain=7&view=delegation',
      '/300/dnsdelegation?domain=7&view=statistics',
    ],
  },
  {
    name: 'basic logs',
    paths: ['/300/logs', '/300/logs?open=new', '/300/logs?open=1&panel=connection', '/300/logs?open=1&panel=history'],
  },
  {
    name: 'streaming logs',
    paths: ['/300/streaming-logs', '/300/streaming-logs?open=new', '/300/streaming-logs?view=connect'],
  },
  {
    name: 'transcoding',
    paths: [
      '/300/transcoding',
      '/300/transcoding?view=profiles',
      '/300/transcoding?view=profiles&open=new',
      '/300/transcoding?view=usage',
      '/300/transcoding?view=new',
    ],
  },
] as const

const noList = /The list could not be loaded|You don’t have access to this list|Your provider does not offer this yet/
const drawer = (page: Page) => page.getByRole('dialog')

const isContent = (url: URL) =>
  (url.pathname.startsWith('/api/') || url.pathname.startsWith('/third/')) &&
  !/current_user|access_token|users\/roles|\/ip\/?$/.test(url.pathname)

// The browser's own lines about failed answers.
test.use({ noise: [/^Failed to load resource/] })

async function everyWidgetSpeaks(page: Page): Promise<void> {
  const widgets = page.locator('main [data-widget]')
  await expect(widgets.first()).toBeVisible()
  for (const one of await widgets.all()) await expect(() => one.scrollIntoViewIfNeeded()).toPass()
  // §4: a 425 is retried; after ten seconds the widget says so.
  await page.clock.fastForward('00:12')
  for (const one of await widgets.all()) {
    await one.scrollIntoViewIfNeeded()
    await expect(one.getByRole('heading', { level: 2 })).not.toBeEmpty()
    // From three on, one banner speaks for all that wait.
    const waits = one.getByRole('status', { name: /^Loading/ })
    await expect(async () => {
      if ((await waits.count()) > 0) await expect(page.getByText(/widgets are waiting/)).toBeVisible({ timeout: 500 })
    }).toPass()
  }
}

async function shellIsUsable(page: Page): Promise<void> {
  await expect(heading(page)).not.toBeEmpty()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('This screen stopped working')).toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}

test('home survives the same invalid response from every endpoint', async ({ page }) => {
  test.slow()
  await enter(page, 'admin', '/300/company/services')
  let kind: Kind = 'error'
  let spoiled = 0
  const random = seeded(446)
  await page.route(isContent, async (route) => {
    spoiled += 1
    await answerWrongly(route, kind, random)
  })
  for (kind of ['error', 'html', 'early', 'huge', 'nulls', 'hostile'] as const) {
    await test.step(kind, async () => {
      spoiled = 0
      await page.goto('/300')
      await everyWidgetSpeaks(page)
      await shellIsUsable(page)
      expect(spoiled).toBeGreaterThan(0)
    })
  }
})

for (const [index, { name, path, isBoard }] of screens.entries()) {
  test(`${name} survives an invalid response to every request`, async ({ page }) => {
    test.slow()
    await enter(page, 'admin', '/300/company/services')
    const random = seeded(10 * index + 7)
    const met = new Set<Kind>()
    await page.route(isContent, (route) => {
      const kind = kinds[Math.floor(random() * kinds.length)] ?? 'error'
      met.add(kind)
      return answerWrongly(route, kind, random)
    })
    for (const round of [1, 2, 3]) {
      await test.step(`round ${round}`, async () => {
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        if (isBoard) await everyWidgetSpeaks(page)
        await shellIsUsable(page)
      })
    }
    if (isBoard) expect(met.size).toBeGreaterThan(5)
  })
}

for (const [index, { name, paths }] of deliverScreens.entries()) {
  test(`${name} survives an invalid response to every request`, async ({ page }) => {
    test.slow()
    await enter(page, 'admin', '/300/company/services')
    const random = seeded(10 * index + 3)
    const met = new Set<Kind>()
    await page.route(isContent, (route) => {
      const kind = kinds[Math.floor(random() * kinds.length)] ?? 'error'
      met.add(kind)
      return answerWrongly(route, kind, random)
    })
    for (const path of paths)
      for (const round of [1, 2, 3])
        await test.step(`${path}, round ${round}`, async () => {
          await page.goto(path)
          await expect(heading(page)).toBeVisible()
          if (path.includes('open=')) {
            // A drawer opens over its list; where the list could not be read, the page says so.
            await expect(drawer(page).or(page.getByText(noList)).first()).toBeVisible()
            // It makes the rest of the page inert.
            await page.keyboard.press('Escape')
            await expect(drawer(page)).toHaveCount(0)
          }
          await shellIsUsable(page)
        })
    expect(met.size).toBeGreaterThan(3)
  })
}

interface TypedForm {
  name: string
  path: string
  fill(page: Page): Promise<void>
  submit(page: Page): Locator
  /** The typed text, which must survive the failure. */
  kept(page: Page): Promise<void>
  says: RegExp
}

const choose = async (page: Page, within: Page | Locator, label: RegExp | string, option: string) => {
  await within.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const typedForms: readonly TypedForm[] = [
  {
    name: 'a log destination',
    path: '/300/logs?open=new',
    fill: async (page) => {
      await drawer(page).getByRole('textbox', { name: 'Host' }).fill('backup.example')
      await drawer(page).getByRole('textbox', { name: 'User' }).fill('cdn')
      await drawer(page)
        .getByLabel(/^Password/)
        .fill('s3cret-of-ours')
    },
    submit: (page) => drawer(page).getByRole('button', { name: 'Create' }),
    kept: async (page) => {
      await expect(drawer(page).getByRole('textbox', { name: 'Host' })).toHaveValue('backup.example')
      await expect(drawer(page).getByLabel(/^Password/)).toHaveValue('s3cret-of-ours')
    },
    says: /Your changes could not be saved\.|Not accepted: /,
  },
  {
    name: 'an address of the stream',
    path: '/300/streaming-logs?open=new',
    fill: (page) => drawer(page).getByRole('textbox', { name: 'Address' }).fill('192.0.2.99'),
    submit: (page) => drawer(page).getByRole('button', { name: 'Create' }),
    kept: (page) => expect(drawer(page).getByRole('textbox', { name: 'Address' })).toHaveValue('192.0.2.99'),
    says: /Your changes could not be saved\.|Not accepted: /,
  },
  {
    name: 'a transcoding profile',
    path: '/300/transcoding?view=profiles&open=new',
    fill: async (page) => {
      await drawer(page).getByRole('textbox', { name: 'Name' }).fill('Small')
      await choose(page, drawer(page), 'Format', 'mp4')
      await choose(page, drawer(page), 'Video codec', 'libx264')
      await drawer(page).getByRole('spinbutton', { name: 'Video bit rate' }).fill('900')
    },
    submit: (page) => drawer(page).getByRole('button', { name: 'Create' }),
    kept: (page) => expect(drawer(page).getByRole('region', { name: 'JSON' }).last()).toContainText('"name": "Small"'),
    says: /Your changes could not be saved\.|Not accepted: /,
  },
  {
    name: 'a transcoding job',
    path: '/300/transcoding?view=new',
    fill: async (page) => {
      const next = page.getByRole('button', { name: 'Continue' })
      await page.getByRole('textbox', { name: 'Video URL' }).fill('https://archive.example/in/film.mov')
      await next.click()
      await page.getByRole('textbox', { name: 'Folder URL' }).fill('s3://bucket/vod/')
      await next.click()
      await choose(page, page, /Profile/, 'HD 16:9')
      await next.click()
    },
    submit: (page) => page.getByRole('button', { name: 'Create job' }),
    kept: (page) => expect(page.getByRole('region', { name: 'Request' }).last()).toContainText('/in/film.mov'),
    says: /The job could not be created\.|Not accepted: /,
  },
]

for (const { name, path, fill, submit, kept, says } of typedForms)
  test(`${name} keeps everything typed, whatever the provider responds`, async ({ page }) => {
    const random = seeded(7)
    await enter(page, 'admin', path)
    await fill(page)
    let kind: Kind = 'error'
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : answerWrongly(route, kind, random),
    )
    for (kind of ['error', 'html', 'htmlError', 'fields', 'forbidden', 'nothing', 'abort'] as const)
      await test.step(kind, async () => {
        const sent = page.waitForRequest((request) => request.method() !== 'GET')
        await submit(page).click()
        await sent
        await expect(page.locator('main, [role=dialog]').getByText(says).first()).toBeVisible()
        await kept(page)
      })
  })

// Responses without information about the write; the last one reaches the provider and must be last.
const wrongWrites = ['html', 'htmlError', 'error', 'forbidden', 'nothing', 'abort', 'justNull'] as const

const documentedWrites = [...wrongWrites, 'empty', 'list'] as const

for (const { name, path, call, send, kinds = wrongWrites } of [
  {
    name: 'invalidation',
    path: '/300/invalidation',
    call: '**/invalidate/',
    send: 'Purge 2 URLs',
    kinds: documentedWrites,
  },
  { name: 'tags', path: '/300/invalidation?by=tag', call: '**/tag_invalidate/', send: 'Purge 2 tags' },
  { name: 'prefetch', path: '/300/prefetching', call: '**/prefetch/', send: 'Prefetch 2 URLs' },
]) {
  test(`${name} keeps the lines and shows an error, whatever the provider responds`, async ({ page }) => {
    const random = seeded(446)
    let kind: Kind = 'html'
    await page.route(call, (route) =>
      route.request().method() === 'POST' ? answerWrongly(route, kind, random) : route.fallback(),
    )
    await enter(page, 'admin', path)
    const typed = 'https://www.auroramedia.example/a\nhttps://www.auroramedia.example/b'
    const lines = page.getByRole('textbox', { name: /^(URLs|Tags)/ })
    await lines.fill(typed)
    for (kind of kinds) {
      await test.step(kind, async () => {
        await page.getByRole('button', { name: send }).click()
        await expect(page.getByText('Nothing was accepted.')).toBeVisible()
        await expect(lines).toHaveValue(typed)
        await lines.fill(`${typed}\n`)
        await expect(page.getByText('Nothing was accepted.')).toHaveCount(0)
        await lines.fill(typed)
      })
    }
  })
}

test('the zone editor keeps pending changes and shows an error, whatever the provider responds', async ({ page }) => {
  const random = seeded(446)
  let kind: Kind = 'html'
  await page.route('**/record/', (route) =>
    route.request().method() === 'POST' ? answerWrongly(route, kind, random) : route.fallback(),
  )
  await enter(page, 'admin', '/300/dnsdelegation?domain=7&open=new')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Name' }).fill('fuzz')
  await drawer.getByRole('textbox', { name: 'IPv4 address' }).fill('192.0.2.99')
  await drawer.getByRole('button', { name: 'Add to the changes' }).click()
  for (kind of wrongWrites) {
    await test.step(kind, async () => {
      await page.getByRole('button', { name: 'Review and apply' }).click()
      await page.getByRole('button', { name: 'Apply 1 change' }).click()
      await expect(page.getByText('1 was refused and still waits.')).toBeVisible()
      await expect(page.getByText('1 pending change')).toBeVisible()
    })
  }
})

test('the login form stays and shows an error, whatever the provider responds', async ({ page }) => {
  const random = seeded(99)
  let kind: Kind = 'missing'
  await page.route(/access_token/, (route) => answerWrongly(route, kind, random))
  await page.goto('/auth/login')
  await page.getByLabel('User name or email').fill('admin')
  for (kind of [
    'html',
    'htmlError',
    'error',
    'nothing',
    'truncated',
    'abort',
    'justNull',
    'list',
    'empty',
    'forbidden',
  ] as const) {
    await test.step(kind, async () => {
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Sandbox-2026')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByText('What you typed is still here.')).toBeVisible()
      await expect(page).toHaveURL('/auth/login')
      await expect(page.getByLabel('User name or email')).toHaveValue('admin')
    })
  }
})

test('an invalid user never leads to a blank page', async ({ page }) => {
  test.slow()
  const random = seeded(5)
  await enter(page, 'admin', '/300/company/services')
  const session = await page.evaluate(() => ({ ...localStorage }))
  let kind: Kind = 'missing'
  await page.route(/current_user/, (route) => answerWrongly(route, kind, random))
  for (kind of kinds) {
    await test.step(kind, async () => {
      await page.evaluate((kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      }, session)
      await page.goto('/300/company/services')
      await expect(page.getByRole('heading').first()).not.toBeEmpty()
      await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible()
    })
  }
})
