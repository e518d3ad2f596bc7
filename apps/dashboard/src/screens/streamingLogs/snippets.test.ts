import { expect, it } from 'vitest'
import { archiveFiles, snippetOf, snippets, streamOf } from './snippets.ts'
import { streamingIps } from './streamingIps.tsx'
import en from './streamingLogs.en.ts'

it.each(snippets)(
  'lists in the configuration of %s only files of the archive, its topic and its own consumer group',
  (name) => {
    const text = snippetOf(name, 300)
    const files = archiveFiles(300).map((file) => file.name)
    const named = text.match(/[\w.]+\.(?:pem|p12)/g) ?? []
    expect(named.length).toBeGreaterThan(1)
    for (const file of named) expect(files).toContain(file)
    const { brokers, topic, prefix, group } = streamOf(300)
    for (const broker of brokers) expect(text).toContain(broker)
    expect(text).toContain(`"${topic}"`)
    expect(text).toContain(`"${group}"`)
    expect(group.startsWith(prefix)).toBe(true)
  },
)

it.each([
  ['192.0.2.7', undefined],
  ['2001:db8::7', undefined],
  [' ', 'Enter an address.'],
  ['collector.example', 'Enter an IPv4 or IPv6 address.'],
  ['192.0.2.300', 'Enter an IPv4 or IPv6 address.'],
  ['192.0.2.0/24', 'Enter a single address, not a network.'],
  [
    '10.0.0.7',
    'This address is not reachable from the internet. Enter the public one that your collector connects from.',
  ],
])('returns for the address %j: %j', (ip, error) => {
  const t = (key: keyof typeof en) => en[key]
  expect(streamingIps.form?.check?.({ ip }, t as never, null)).toEqual({ ip: error })
})
