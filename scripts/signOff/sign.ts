import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { ClinicT } from '../../packages/ui/src/themes/clinic/reportText.ts'
import type { Mode, ThemeSeed } from '../../packages/ui/src/themes/seed.ts'
import {
  readRecord,
  recordText,
  type SignedPicture,
  type SignedRecord,
} from '../../packages/ui/src/themes/signOff/record.ts'
import { sheetOf } from '../../packages/ui/src/themes/signOff/sheet.ts'
import type { Locale } from '../../packages/ui/src/words/types.ts'
import { launch } from '../browser.mjs'
import { eachStory, notAtRest } from '../eachStory.mjs'
import { isPictured } from '../pictures/plan.ts'
import { storiesOf } from '../pictures/visit.ts'
import { root } from '../workspace.mjs'

const modes = ['light', 'dark'] as const
/** A desktop and a phone, CSS pixels. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const QUALITY = 78

interface Signing {
  readonly seed: ThemeSeed
  readonly approver: string
  readonly date: string
  readonly note: string
  readonly language: Locale
  /** The stories that are pictured, by their ids. */
  readonly only: RegExp
  readonly folder: string
  readonly t: ClinicT
}

async function shoot(page: Page, look: { theme: ThemeSeed; mode: Mode; locale: Locale }): Promise<Buffer | string> {
  await page.evaluate((turn) => window.parapetTurn?.(turn), look)
  const problem = await notAtRest(page)
  return problem ?? page.screenshot({ animations: 'disabled', caret: 'hide' })
}

const keyOf = (id: string, mode: Mode, width: number) => `${id} ${mode} ${width}`

/** Pictures the wanted stories in both widths and modes; a story that fails is tried once more, in a new browser. */
async function pictureAll({ seed, only, language }: Signing, folder: string) {
  const stories = storiesOf().filter(({ id, tags }) => isPictured(tags) && only.test(id))
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title.replace(/^\w+\//, '')}: ${name}`]))
  const pictures = new Map<string, SignedPicture>()
  const look = async (page: Page, id: string): Promise<readonly string[]> => {
    for (const screen of SCREENS) {
      const { width } = screen
      await page.setViewportSize(screen)
      for (const mode of modes) {
        const taken = await shoot(page, { theme: seed, mode, locale: language })
        if (typeof taken === 'string') return [`${taken} (${width} px, ${mode})`]
        const file = `pictures/${id}--${mode}--${width}.jpg`
        await sharp(taken).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(join(folder, file))
        const sha256 = createHash('sha256').update(taken).digest('hex')
        pictures.set(keyOf(id, mode, width), { id, title: titles.get(id) ?? id, mode, width, file, sha256 })
      }
    }
    return []
  }
  mkdirSync(join(folder, 'pictures'))
  const keysOf = (id: string) => SCREENS.flatMap(({ width }) => modes.map((mode) => keyOf(id, mode, width)))
  const isMissing = (id: string) => keysOf(id).some((key) => !pictures.has(key))
  let problems = stories.length === 0 ? [`No pictured story matches ${only}`] : []
  for (let round = 0; round < 2; round += 1) {
    const waiting = stories.map(({ id }) => id).filter(isMissing)
    if (waiting.length > 0) problems = await eachStory(waiting, look)
  }
  const inOrder = stories.flatMap(({ id }) => keysOf(id).flatMap((key) => pictures.get(key) ?? []))
  return { pictures: inOrder, problems }
}

async function printSheet(folder: string): Promise<void> {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(pathToFileURL(join(folder, 'index.html')).href, { waitUntil: 'load' })
    const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
    await page.pdf({ path: join(folder, 'sign-off.pdf'), format: 'A4', landscape: true, margin })
  } finally {
    await browser.close()
  }
}

/** What a sheet consists of; everything else in its folder is left alone. */
const parts = ['pictures', 'index.html', 'sign-off.pdf', 'signed.json'] as const

function lastRecord(folder: string): { last: SignedRecord | undefined; problem?: string } {
  const file = join(folder, 'signed.json')
  if (!existsSync(file)) return { last: undefined }
  const last = readRecord(readFileSync(file, 'utf8'))
  return last
    ? { last }
    : { last, problem: `${file} is not a record of a sign-off: move it away, or give another --out.` }
}

/** Puts a finished sheet in place of the last one, whose record is kept under its day. */
function replaceSheet(made: string, folder: string, last: SignedRecord | undefined): void {
  if (last) renameSync(join(folder, 'signed.json'), join(folder, `signed.${last.date}.json`))
  for (const part of parts) {
    rmSync(join(folder, part), { recursive: true, force: true })
    renameSync(join(made, part), join(folder, part))
  }
}

/**
 * Writes the sheet of a theme: `index.html` with its pictures, `sign-off.pdf` and `signed.json`. Returns what is wrong; the folder is then
 * as it was.
 */
export async function sign(signing: Signing): Promise<readonly string[]> {
  const { seed, approver, date, note, language, folder, t } = signing
  const startedMs = performance.now()
  mkdirSync(folder, { recursive: true })
  const { last, problem } = lastRecord(folder)
  if (problem) return [problem]
  const made = mkdtempSync(join(folder, '.making-'))
  try {
    const { pictures, problems } = await pictureAll(signing, made)
    if (problems.length > 0) return problems
    const style = readFileSync(join(root, 'packages/ui/src/themes/signOff/sheet.css'), 'utf8')
    const record: SignedRecord = { format: 1, theme: seed, approver, date, note, language, pictures }
    writeFileSync(join(made, 'signed.json'), recordText(record))
    writeFileSync(join(made, 'index.html'), await sheetOf({ record, last, t, style }))
    await printSheet(made)
    replaceSheet(made, folder, last)
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    console.log(`${join(folder, 'sign-off.pdf')}: ${pictures.length} pictures in ${seconds} s`)
    return []
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}
