import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it.each(['main.tsx', 'harbour.ts'])('docs/packages.md has %s of the app that is tested, word for word', (file) => {
  const language = file.split('.')[1]
  expect(read('docs/packages.md')).toContain(`\`\`\`${language}\n${read(`e2e/consumer/src/${file}`)}\`\`\``)
})
