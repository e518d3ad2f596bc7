// Serves the built product for budgets and benchmark, and measures what a screen had loaded when ready.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { pinnedNode, root } from './workspace.mjs'

/** Starts scripts/serve.mjs on a free port with a fresh world and these options; resolves with its address, process and a stop function. */
export async function startProduct(options = []) {
  const data = mkdtempSync(join(tmpdir(), 'parapet-measure-'))
  const args = [join(root, 'scripts/serve.mjs'), '--fresh', '--seed', '446', '--data', data, ...options]
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const address = await new Promise((found, fail) => {
    const look = (chunk) => {
      output += chunk
      const match = /Parapet is ready: (http:\S+)/.exec(output)
      if (match) found(match[1])
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.on('exit', (code) => fail(new Error(`The server ended with ${code}:\n${output}`)))
  })
  const stop = () => {
    child.removeAllListeners('exit')
    child.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  return { address, pid: child.pid, stop }
}

/** Signs in over the API and puts the session where the app looks for it, so that a screen can be opened straight. */
export async function signIn(page, address, username, password) {
  await page.goto(`${address}/auth/login`)
  await page.getByRole('textbox', { name: /user name|e-mail|email/i }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** Resolves with the page's clock in ms when the heading has rendered and no visible widget is loading. */
export async function whenReady(page, polling = 'raf', { mayRefresh = false, atMutation = false } = {}) {
  const readyAt = ([busy, isExact]) => {
    const isReady = () => {
      if (!document.querySelector('h1') || document.querySelector('[data-prerendered]')) return false
      const pending = document.querySelectorAll(`[data-away="true"], [data-drawing="true"], ${busy}`)
      return [...pending].every((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom < 0 || top > innerHeight
      })
    }
    if (!isExact) return isReady() && performance.now()
    // A busy machine polls late: what loads meanwhile would count as loaded before.
    if (window.readyMs === undefined) {
      window.readyMs = 0
      const look = () => {
        if (window.readyMs === 0 && isReady()) window.readyMs = performance.now()
      }
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
      look()
    }
    return window.readyMs
  }
  const busy = '[aria-busy="true"]'
  const pending = mayRefresh ? `${busy}:not(:has(> [role="progressbar"]))` : busy
  const found = await page.waitForFunction(readyAt, [pending, atMutation], { polling })
  return found.jsonValue()
}

/** Records what a page loads; the result sums the bytes that had finished at a moment of its clock. */
export function watchBytes(page) {
  const ended = []
  page.on('requestfinished', (request) => ended.push(request))
  return async (readyMs) => {
    const rows = []
    const later = new Set(
      await page.evaluate((ms) => {
        const entries = performance.getEntriesByType('resource')
        const inTime = new Set(entries.filter(({ responseEnd }) => responseEnd <= ms).map(({ name }) => name))
        return entries.map(({ name }) => name).filter((name) => !inTime.has(name))
      }, readyMs),
    )
    for (const request of ended.slice()) {
      const kind = request.resourceType()
      if (!['document', 'script', 'stylesheet', 'font'].includes(kind) || later.has(request.url())) continue
      const response = await request.response()
      if (!response?.ok()) continue
      const body = await response.body()
      const size = kind === 'font' ? body.length : gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length
      rows.push({ address: new URL(request.url()).pathname, kind, size })
    }
    return rows
  }
}

export const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))
