/** The machine that a login reports (§7). */
export interface LoginDevice {
  readonly platform: string
  readonly os: string
  readonly browser: string
}

type Navigator_ = Pick<Navigator, 'userAgent' | 'platform'> & { userAgentData?: { platform?: string } }

// Own tables, though rankings read user agents with bowser (widgets, kinds/agent.ts): the login is too small for it, and
// these names would lose most of what bowser knows.
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows NT/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

// Order matters: every browser calls itself Safari, and most call themselves Chrome.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]

/** Detects system and browser; 'unknown' if it cannot. */
export function detectDevice(navigator: Navigator_): LoginDevice {
  const { userAgent } = navigator
  const os = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'unknown'
  let browser = 'unknown'
  for (const [pattern, name] of browsers) {
    const found = pattern.exec(userAgent)
    if (!found) continue
    browser = `${name} ${found[1]}`
    break
  }
  return { platform: navigator.userAgentData?.platform || navigator.platform || os, os, browser }
}
