// What is tried in each browser.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { paths } from '../../apps/dashboard/src/platform/paths/paths.ts'
import { until } from './actions.mjs'

const company = '300'
const password = 'Sandbox-2026'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const SETTLED_MS = 3000

/** Pages for nobody who is logged in, or for staff. */
const loggedOut = /^auth\//
const ofStaff = /^user\/(consumption|revenue)$/

const addressOf = (pattern) =>
  `/${pattern
    // Home is shown without the company.
    .replace(/^\{company\?\}$/, '')
    .replace('{company?}', company)
    .replace('{service}', 'waf')
    .replace(/\{\w+\}/, 'unknown')}`

async function logIn({ browser, user, address }, name) {
  await browser.goto(`${address}/auth/login`)
  // Whoever was logged in before is no longer.
  await browser.run(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await browser.goto(`${address}/auth/login`)
  await user.write([['textbox', '^User name or email$']], name)
  await browser.press('Tab')
  await browser.type(password)
  await browser.press('Enter')
  await until(() => browser.run(() => !location.pathname.startsWith('/auth/')), 'the login ends')
  await user.learn()
  await user.rest()
}

async function lookAtPage({ browser, user }, path) {
  const wrong = []
  // It shares the screen of the page before it, so its heading would not be a new one.
  if (path.endsWith('/freeanomalydetection')) await user.visit('/user/profile')
  await user.visit(path)
  for (const size of [wide, phone]) {
    await browser.resize(size)
    await user.rest()
    const heading = await browser.run(() => document.querySelector('main h1')?.textContent?.trim() ?? '')
    if (!heading) wrong.push(`no heading at ${size.width} px`)
    // What was drawn for another width takes some frames to follow.
    await until(
      () => browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth <= 1),
      `nothing scrolls sideways at ${size.width} px`,
      SETTLED_MS,
    ).catch(({ message }) => wrong.push(message))
  }
  wrong.push(...(await user.problems()))
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}

async function colours(picture, place) {
  const left = Math.max(0, Math.round(place.left))
  const top = Math.max(0, Math.round(place.top))
  const { width, height } = await sharp(picture).metadata()
  const part = sharp(picture).extract({
    left,
    top,
    width: Math.min(Math.round(place.width), width - left),
    height: Math.min(Math.round(place.height), height - top),
  })
  const { data, info } = await part.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const seen = new Map()
  for (let i = 0; i < data.length; i += info.channels) {
    const key = `${data[i] >> 4},${data[i + 1] >> 4},${data[i + 2] >> 4}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return { seen, pixels: data.length / info.channels }
}

/** The share of a picture that has not its most frequent colour. */
async function inked(picture, place) {
  const { seen, pixels } = await colours(picture, place)
  return 1 - Math.max(...seen.values()) / pixels
}

/** The share of a picture whose colours, in sixteenths of full light, are of a kind. */
async function share(picture, place, isOf) {
  const { seen, pixels } = await colours(picture, place)
  return [...seen].reduce((sum, [key, n]) => sum + (isOf(key.split(',').map(Number)) ? n : 0), 0) / pixels
}

/** The share of a picture that is neither grey nor nearly so. */
const tinted = (picture, place) => share(picture, place, (parts) => Math.max(...parts) - Math.min(...parts) >= 2)

async function downloaded({ browser, downloads }, pattern, act) {
  const before = new Set(readdirSync(downloads))
  await act()
  const name = await until(
    () => readdirSync(downloads).find((one) => !before.has(one) && pattern.test(one)),
    `a file like ${pattern}`,
  )
  const whole = await until(() => {
    const bytes = readFileSync(join(downloads, name))
    return bytes.length > 0 ? bytes : undefined
  }, `${name} is whole`)
  // A browser may list its downloads below the page.
  await browser.resize(wide)
  return whole
}

const startsWith = (bytes, text) => bytes.subarray(0, 64).toString('latin1').includes(text)
function must(isSo, what) {
  if (!isSo) throw new Error(what)
}

/** The checks in their order; each begins where the one before ended, logged in as admin. */
export const checks = [
  ['login by keyboard', (tools) => logIn(tools, 'admin')],
  ...Object.values(paths)
    .filter(({ path }) => !loggedOut.test(path) && !ofStaff.test(path))
    .map(({ path }) => [`page ${path}`, (tools) => lookAtPage(tools, addressOf(path))]),
  [
    'download of a table',
    async (tools) => {
      const { browser, user } = tools
      await browser.resize(wide)
      await user.visit('/300/users')
      await user.rest()
      await user.press(['button', '^Table options'])
      const csv = await downloaded(tools, /\.csv$/, () => user.press(['menuitem', '^Download CSV']))
      must(csv.toString().split('\n').length > 2, 'the table has no rows')
    },
  ],
  ...[
    ['picture', 'PNG', /\.png$/, 'PNG'],
    ['drawing', 'SVG', /\.svg$/, '<'],
  ].map(([what, item, pattern, start]) => [
    `download of a ${what}`,
    async (tools) => {
      const { user } = tools
      await user.visit('/300/stats')
      await user.rest()
      await user.press(['button', '^Options for Requests per second$'])
      const bytes = await downloaded(tools, pattern, () => user.press(['menuitem', `^${item}$`]))
      must(startsWith(bytes, start) && bytes.length > 5000, `the ${what} is none`)
    },
  ]),
  [
    'download of a document',
    async (tools) => {
      const { user } = tools
      await user.visit('/user/invoices?open=302605')
      const bytes = await downloaded(tools, /\.pdf$/, () => user.press(['dialog'], ['button', '^Download$']))
      must(startsWith(bytes, '%PDF-'), 'the document is no PDF')
    },
  ],
  [
    'a document is shown',
    async (tools) => {
      const { browser, user } = tools
      await user.visit('/user/invoices?open=302605')
      await user.press(['dialog'], ['button', '^View$'])
      await until(
        () => browser.run(() => /^Invoice \w/.test(document.querySelector('main h1')?.textContent ?? '')),
        'viewer',
      )
      const frame = () =>
        browser.run(() => {
          const box = document.querySelector('main iframe')?.getBoundingClientRect()
          // Without its rounded corners, and only what is on screen.
          return box
            ? { left: box.x + 20, top: box.y + 60, width: box.width - 40, height: innerHeight - box.y - 60 }
            : null
        })
      // It is loaded; where a browser shows no documents, this is all.
      await user.see(['button', '^Download$'])
      if (await frame())
        await until(
          async () => (await inked(await browser.screenshot(), await frame())) > 0.02,
          'the frame is not blank',
        )
    },
  ],
  [
    'copy and paste',
    async (tools) => {
      const { browser, user } = tools
      await browser.resize(wide)
      await user.visit('/300/stats?range=24h')
      await user.rest()
      await user.press(['button', '^Copy link$'])
      await user.press(['menuitem', '^Same view, live$'])
      await browser.press('Ctrl+k')
      await user.see(['dialog'], ['combobox'])
      await browser.press('Ctrl+v')
      await until(
        () => browser.run(() => /^http.*stats/.test(document.activeElement?.value ?? '')),
        'what was copied is pasted',
      )
      await browser.press('Escape')
      await user.leave(['dialog'])
    },
  ],
  [
    'a tile is dragged',
    async (tools) => {
      const { browser, user } = tools
      await browser.resize(wide)
      await user.visit('/300/stats?range=24h')
      await user.rest()
      await user.press(['button', '^Widgets$'])
      await user.press(['menuitem', '^Arrange$'])
      const names = () =>
        browser.run(() => window.found([['button', '^Move ']]).map((one) => one.getAttribute('aria-label')))
      await user.see(['button', '^Move '])
      const before = await names()
      const [from, to] = [
        await user.placeOf([['button', `^${before[1]}$`]]),
        await user.placeOf([['button', `^${before[0]}$`]]),
      ]
      await browser.drag(from, { x: to.x, y: to.y }, [{ x: to.x + 20, y: to.y + 20 }])
      await until(async () => (await names())[0] === before[1], 'the tiles have changed places')
      await user.press(['button', '^Done$'])
    },
  ],
  [
    'a rule is dragged',
    async (tools) => {
      const { browser, user } = tools
      await user.visit('/300/autoprovisioning?tab=rules')
      await user.rest()
      await user.press(['button', '^Change order$'])
      await user.press(['dialog'], ['combobox', '^Site$'])
      await user.press(['option', '^www\\.auroramedia'])
      await user.see(['dialog'], ['listitem'])
      const texts = () => browser.run(() => window.found([['dialog'], ['listitem']]).map((one) => one.textContent))
      await until(async () => (await texts()).length > 1, 'there are rules to order')
      const before = await texts()
      const grips = await until(
        () =>
          browser.run(() => {
            const rows = window.found([['dialog'], ['listitem']]).slice(0, 2)
            const places = rows.map((one) => {
              const { x, y, height } = one.getBoundingClientRect()
              return { x: x + 20, y: y + height / 2 }
            })
            // The list of sites still covers them while it closes.
            return places.every(({ x, y }, index) => rows[index].contains(document.elementFromPoint(x, y))) && places
          }),
        'nothing covers the rules',
      )
      // Rows change places when the pointer is past the middle of the other.
      await browser.drag(grips[0], { x: grips[1].x, y: grips[1].y + 12 })
      await until(async () => (await texts())[0] !== before[0], 'the rules have changed places')
      await browser.press('Escape')
    },
  ],
  [
    'the editor completes',
    async (tools) => {
      const { browser, user } = tools
      await user.visit('/300/autoprovisioning?tab=vcl&edit=live')
      await until(() => browser.run(() => document.querySelector('.monaco-editor .view-line') !== null), 'the editor')
      const place = await until(
        () =>
          browser.run(() => {
            const { x, y, width } = document.querySelector('.monaco-editor .view-line').getBoundingClientRect()
            // Before its first layout it is at the corner of the page, where the way home is.
            return width > 0 ? { x: x + 40, y: y + 8 } : null
          }),
        'the first line',
      )
      await browser.click(place)
      await browser.press('Ctrl+Home')
      await browser.type('sub vcl_recv { set req.ht')
      await until(
        () => browser.run(() => /req\.http/.test(document.querySelector('.suggest-widget')?.textContent ?? '')),
        'the completion is shown',
      )
    },
  ],
  ...Object.values(paths)
    .filter(({ path }) => ofStaff.test(path))
    .map(({ path }, index) => [
      `page ${path}`,
      async (tools) => {
        if (index === 0) await logIn(tools, 'staff')
        await lookAtPage(tools, addressOf(path))
      },
    ]),
  [
    'a board is printed on white with its charts, also in dark mode',
    async (tools) => {
      const { browser, user } = tools
      if (!browser.print) return 'its driver cannot print'
      await browser.resize(wide)
      await user.visit('/300/stats?range=24h')
      await user.rest()
      await user.press(['button', '^Theme mode'])
      await user.press(['menuitemradio', '^Dark$'])
      await user.leave(['menuitemradio'])
      // Firefox's viewer takes minutes for the patterns of areas and legends.
      await browser.run(() => {
        const plain = new CSSStyleSheet()
        plain.replaceSync('@media print { * { mask: none !important } }')
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain]
      })
      // The driver prints in the place of the dialog, which no test can see.
      await browser.run(() => {
        window.print = () => {
          window.isPrinted = true
        }
      })
      await browser.press('Ctrl+p')
      await until(() => browser.run(() => window.isPrinted), 'the print dialog is asked for')
      const file = join(tools.downloads, 'printed.pdf')
      writeFileSync(file, await browser.print())
      // The browser's own viewer draws it; nothing of the dashboard is on that page.
      await browser.goto(`${pathToFileURL(file)}#zoom=page-fit`)
      const whole = { left: 0, top: 60, width: wide.width, height: wide.height - 60 }
      await until(async () => (await tinted(await browser.screenshot(), whole)) > 0.01, 'the first page has a chart')
      const dark = await share(await browser.screenshot(), whole, (parts) => Math.max(...parts) < 4)
      must(dark < 0.02, 'the page is dark')
      return undefined
    },
  ],
]
