// The Chromium pinned by the lockfile, with flags and fonts that make pictures reproducible.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** True where the pinned browser runs, and so where pictures may be compared. */
export const isPinnedPlatform = process.platform === 'linux' && process.arch === 'x64'

const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--hide-scrollbars',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

async function unpack() {
  const require = createRequire(join(root, 'package.json'))
  const packageDir = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const manifest = [join(packageDir, 'package.json'), join(root, 'node_modules/@sparticuz/chromium/package.json')]
  const version = manifest.map(readVersion).find(Boolean)
  const dir = join(root, 'node_modules/.cache/chromium', version)
  mkdirSync(dir, { recursive: true })
  const borrowed = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']
  const saved = Object.fromEntries(borrowed.map((key) => [key, process.env[key]]))
  process.env.TMPDIR = dir
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return { executablePath: await chromium.executablePath(), dir }
  } finally {
    for (const key of borrowed) {
      if (saved[key] === undefined) delete process.env[key]
      else process.env[key] = saved[key]
    }
  }
}

function readVersion(file) {
  try {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'))
    return name === '@sparticuz/chromium' ? version : undefined
  } catch {
    return undefined
  }
}

/** Launch options for Playwright, the Storybook test-runner and the benchmark. */
export async function browserLaunch() {
  if (!isPinnedPlatform) return { headless: true, args }
  const { executablePath, dir } = await unpack()
  const fonts = join(dir, 'fontconfig')
  mkdirSync(fonts, { recursive: true })
  // The browser's own font has no Arabic; with a font for it, words from right to left are drawn as on a user's machine.
  const arabic = join(root, 'node_modules/@expo-google-fonts/noto-sans-arabic')
  const places = [join(dir, 'fonts/fonts'), join(arabic, '400Regular'), join(arabic, '700Bold')]
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${places.map((place) => `<dir>${place}</dir>`).join('')}<cachedir>${fonts}/cache</cachedir></fontconfig>`,
  )
  return {
    executablePath,
    headless: true,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(dir, 'al2023/lib'),
      FONTCONFIG_FILE: join(fonts, 'fonts.conf'),
    },
    args,
  }
}

/** Launches a browser with additional switches; the caller closes it. */
export async function launch(switches = []) {
  const { chromium } = await import('playwright')
  const options = await browserLaunch()
  return chromium.launch({ ...options, args: [...options.args, ...switches] })
}
