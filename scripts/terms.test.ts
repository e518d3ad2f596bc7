import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// One term for one thing: two names in one product read like two things.
const root = join(import.meta.dirname, '..')
const rooms = ['packages/ui/src', 'packages/widgets/src', 'packages/api/src', 'apps/dashboard/src']
const cataloguesIn = (language: 'en' | 'es') =>
  rooms.flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(`.${language}.ts`))
      .map((name) => `${dir}/${name}`),
  )

/** The term, and what must not be said for it. */
const terms = {
  en: {
    'company administrator': /\bcompany admins?\b|\badministrators? of (?:the|your|that) company\b/i,
    'client administrator': /\bclient admins?\b|\badministrators? of the client\b/i,
    'two-factor': /\b2FA\b|\btwo-step\b|\bsecond factor\b/i,
  },
  es: {
    'verificación en dos pasos':
      /autenticaci[oó]n (?:en|de) dos|doble factor|dos factores|segundo factor|verificaci[oó]n de dos|\b2FA\b/i,
    'administrador de la empresa': /administrador(?:es)? de (?:la )?compañía|administrador(?:es)? corporativ/i,
    empresa: /\bcompañías?\b/i,
    'correo electrónico': /\be-?mails?\b/i,
  },
} as const

for (const language of ['en', 'es'] as const)
  for (const [term, unwanted] of Object.entries(terms[language]))
    it(`says "${term}" (${language}) for it everywhere`, async () => {
      const found: string[] = []
      for (const file of cataloguesIn(language)) {
        const { default: words }: { default: Record<string, unknown> } = await import(join(root, file))
        // A placeholder is no text.
        for (const [key, message] of Object.entries(words))
          if (unwanted.test(JSON.stringify(message).replaceAll(/["{]\w+["},]/g, ' ')))
            found.push(`${file} ${key}: ${JSON.stringify(message)}`)
      }
      expect(found).toEqual([])
    })
