// What a user does, by roles and names, in any browser that runs scripts, clicks and types.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const patienceMs = 20_000
const betweenMs = 100

const pause = () => new Promise((next) => setTimeout(next, betweenMs))

/** Runs until something is found, for so many ms; the last reason is the error's. */
export async function until(look, what, ms = patienceMs) {
  const end = Date.now() + ms
  let last
  for (;;) {
    try {
      last = await look()
      if (last) return last
    } catch (error) {
      last = error
    }
    if (Date.now() > end)
      throw new Error(`${what}: not within ${ms / 1000} s${last ? ` (${last.message ?? last})` : ''}`)
    await pause()
  }
}

const describeOf = ([role, name]) => (name === undefined ? role : `${role} “${name}”`)

/** A browser's page with what a user does. A path is pairs of role and name, outermost first; a name is the source of a pattern. */
export function actionsOf(browser) {
  async function learn() {
    const knows = await browser.run(() => typeof window.TestingLibraryDom === 'object')
    if (!knows) await browser.run(queries)
    await browser.run(() => {
      if (window.found) return
      window.problems = []
      const said = (text) => window.problems.push(String(text).slice(0, 300))
      document.addEventListener('securitypolicyviolation', (event) =>
        said(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
      )
      window.addEventListener('error', ({ message }) => {
        // WebKit's way to say that a size is reported with the next frame.
        if (!message.startsWith('ResizeObserver loop')) said(`error: ${message}`)
      })
      window.addEventListener('unhandledrejection', ({ reason }) => said(`rejection: ${reason?.message ?? reason}`))
      const tell = console.error
      console.error = (...parts) => {
        said(`console: ${parts.join(' ')}`)
        tell(...parts)
      }
      window.found = (path) => {
        let places = [document.body]
        for (const [role, name] of path) {
          const filter = name === undefined ? {} : { name: new RegExp(name) }
          places = places.flatMap((place) => window.TestingLibraryDom.queryAllByRole(place, role, filter))
        }
        return places
      }
    })
  }
  const count = async (path) => {
    await learn()
    return browser.run((wanted) => window.found(wanted).length, path)
  }
  const see = (...path) => until(() => count(path), `${path.map(describeOf).join(' › ')} is shown`)
  const leave = (...path) => until(async () => (await count(path)) === 0, `${path.map(describeOf).join(' › ')} is gone`)
  async function placeOf(path) {
    await see(...path)
    return until(
      () =>
        browser.run((wanted) => {
          const [element] = window.found(wanted)
          if (!element) return null
          const { x, y, width, height, top, bottom } = element.getBoundingClientRect()
          // What is in sight is not scrolled: a menu would follow its button.
          const isInSight = top >= 80 && bottom <= innerHeight - 80
          if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const before = window.placedAt
          window.placedAt = `${x} ${y} ${width} ${height}`
          // It must not move any more.
          return before === window.placedAt && width > 0
            ? { x: x + Math.min(width / 2, 60), y: y + height / 2, left: x, top: y, width, height }
            : null
        }, path),
      `${path.map(describeOf).join(' › ')} stands still`,
    )
  }
  const press = async (...path) => browser.click(await placeOf(path))
  async function write(path, text) {
    await press(...path)
    await browser.press('Ctrl+a')
    await browser.type(text)
  }
  const rest = () =>
    until(
      () =>
        browser.run(() => {
          if (!document.querySelector('main h1') || document.querySelector('[data-prerendered]')) return false
          const pending = document.querySelectorAll('[data-away="true"], [data-drawing="true"], [aria-busy="true"]')
          return [...pending].every((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return bottom < 0 || top > innerHeight
          })
        }),
      'the page is at rest',
    )
  return {
    learn,
    count,
    see,
    leave,
    placeOf,
    press,
    write,
    rest,
    /** Opens an address of the dashboard without loading it again, as a link does. */
    async visit(path) {
      await learn()
      await browser.run((to) => {
        window.problems.length = 0
        // A new page has a heading of its own.
        window.left =
          location.pathname === new URL(to, location.href).pathname ? null : document.querySelector('main h1')
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
      await until(
        () =>
          browser.run((to) => {
            const heading = document.querySelector('main h1')
            return (
              location.pathname === new URL(to, location.href).pathname && heading !== null && heading !== window.left
            )
          }, path),
        path,
      )
    },
    problems: () => browser.run(() => window.problems.splice(0)),
  }
}
