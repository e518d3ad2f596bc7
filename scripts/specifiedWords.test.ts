import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const ui = 'packages/ui/src/words/ui'
const frame = 'packages/widgets/src/words/frame'
const rare = 'packages/widgets/src/words/rare'
const app = {
  app: 'apps/dashboard/src/platform/words/app',
  auth: 'apps/dashboard/src/shared/auth/auth',
  home: 'apps/dashboard/src/screens/home/home',
  marketing: 'apps/dashboard/src/shared/services/marketing',
  notices: 'apps/dashboard/src/platform/words/notices',
}

/** The texts of §1, §2, §4, §8 and §9, and their message keys. */
const specified: readonly (readonly [text: string, key: string, catalogue: string])[] = [
  ['Operation successfully performed', 'toast.success', ui],
  ['Warning!', 'toast.warning', ui],
  ['Oops.. {message}', 'toast.error', ui],
  ['API Response Error', 'toast.noMessage', ui],
  ['Session expired!', 'notice.expired', app.notices],
  ['Forbidden Access - Service not hired!', 'notice.notHired', app.notices],
  ['There is an updated version, please login again into your account :)', 'notice.version', app.notices],
  ['Sorry, you cannot have access to this zone', 'notice.noAccess', app.notices],
  ['Copied to clipboard', 'copy.done', ui],
  ['Copied to clipboard', 'failed.copied', frame],
  ['Copied to clipboard', 'crash.copied', app.app],
  ['Error trying to copy to clipboard', 'copy.failed', ui],
  ['Error trying to copy to clipboard', 'failed.copyFailed', frame],
  ['Error trying to copy to clipboard', 'crash.copyFailed', app.app],
  ['No data available', 'empty', 'packages/ui/src/words/table'],
  ['No data available', 'empty.nothing', rare],
  ['Error trying to decode base64url string', 'login.unreadable', app.auth],
  ['Please wait, the query is taking longer than expected...', 'notice.slow', app.notices],
  ['Please wait, the query is taking longer than expected...', 'slow.title', rare],
  ['Please wait, the query is taking longer than expected...', 'crash.slow', app.app],
  ['Hi again, {name}', 'greeting', app.home],
  ['Contact Sales Team', 'contactSales', app.marketing],
  ['Activate Service', 'activate', app.marketing],
  ['just now', 'duration.now', ui],
  ['forever', 'duration.forever', ui],
]

const written = (message: unknown): unknown =>
  Array.isArray(message) ? message.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('') : message

async function wordOf(catalogue: string, locale: 'en' | 'es', key: string): Promise<unknown> {
  const module: { default: Record<string, unknown> } = await import(join(root, `${catalogue}.${locale}.ts`))
  return written(module.default[key])
}

it.each(specified)('contains %s (%s of %s) word for word, and in Spanish', async (text, key, catalogue) => {
  expect(await wordOf(catalogue, 'en', key)).toBe(text)
  const spanish = await wordOf(catalogue, 'es', key)
  expect(spanish).toEqual(expect.any(String))
  expect(spanish).not.toBe(text)
})

it('shows the notice of a slow query in index.html as in the catalogue', async () => {
  const html = await readFile(join(root, 'apps/dashboard/index.html'), 'utf8')
  for (const locale of ['en', 'es'] as const)
    expect(html).toContain(
      `<p lang="${locale}">${await wordOf(app.notices, locale, 'notice.slow')} <a href="/" data-reload>`,
    )
})
