import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Spanish speaks to its readers as usted (CONTRIBUTING, Rules that the machine checks). Two voices in one product read like two products.
const root = join(import.meta.dirname, '..')
const rooms = ['packages/ui/src', 'packages/widgets/src', 'packages/api/src', 'apps/dashboard/src']
const cataloguesIn = (language: 'en' | 'es') =>
  rooms.flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(`.${language}.ts`))
      .map((name) => `${dir}/${name}`),
  )

const anywhere =
  /(?<![\p{L}\d])(tú|te|ti|tus?|tuy[oa]s?|contigo|eres|estás|estabas|has|hayas|tienes|tenías|puedes|podrás|quieres|debes|necesitas|sabes|vas|ves|verás|(?:inténta|escríbe|revísa|elíge|cámbia|úsa|suélta|cópia|compruéba|pruéba|pída|ábre|guárda|envía)l[oa]s?)(?![\p{L}\d])/giu
const opening =
  /(?:^|[.:;?!¿¡«] ?)(abre|activa|añade|apunta|arrastra|busca|cambia|carga|comprueba|confirma|contrata|copia|decide|despliega|elige|entra|envía|escribe|espera|guarda|haz|mira|mueve|pega|pide|prueba|pulsa|quita|recarga|repite|restablece|revisa|selecciona|suelta|usa|vuelve)(?![\p{L}\d])/giu

const saidToTu = (text: string) =>
  [...text.matchAll(anywhere), ...text.matchAll(opening)].map(([, word = '']) => word.toLowerCase())

it.each(cataloguesIn('es'))('%s addresses users as usted', async (file) => {
  const { default: words }: { default: Record<string, unknown> } = await import(join(root, file))
  const found = Object.entries(words).flatMap(([key, message]) =>
    saidToTu(JSON.stringify(message).replaceAll(/[[\]{}",]+|\\n */g, ' . ')).map((word) => `${key}: ${word}`),
  )
  expect(found).toEqual([])
})

it('Spanish texts outside the catalogues use usted', () => {
  const shell = readFileSync(join(root, 'apps/dashboard/index.html'), 'utf8')
  const spanish = [...shell.matchAll(/lang="es">([^<]+)</g)].map(([, text = '']) => text)
  expect(spanish).not.toEqual([])
  expect(spanish.flatMap(saidToTu)).toEqual([])
})

// One spelling. None of the texts of §8 contains it.
it('English spells "email" the same everywhere', async () => {
  const found: string[] = []
  for (const file of cataloguesIn('en')) {
    const { default: words }: { default: Record<string, unknown> } = await import(join(root, file))
    for (const [key, message] of Object.entries(words))
      if (/\be[-\u2010\u2011 ]mail/i.test(JSON.stringify(message))) found.push(`${key}: ${JSON.stringify(message)}`)
  }
  expect(cataloguesIn('en').length).toBeGreaterThan(20)
  expect(found).toEqual([])
})
