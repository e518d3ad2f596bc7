import { expect, it } from 'vitest'
import { firewallFile, firewallFormats } from './firewallRules.ts'

const ranges = ['192.0.2.0/24', '2001:db8::/32', '198.51.100.7']

it.each([
  ['text', '192.0.2.0/24\n2001:db8::/32\n198.51.100.7\n'],
  ['json', '[\n  "192.0.2.0/24",\n  "2001:db8::/32",\n  "198.51.100.7"\n]\n'],
  ['nginx', 'allow 192.0.2.0/24;\nallow 2001:db8::/32;\nallow 198.51.100.7;\ndeny all;\n'],
  [
    'iptables',
    [
      'iptables -A INPUT -p tcp -m multiport --dports 80,443 -s 192.0.2.0/24 -j ACCEPT',
      'ip6tables -A INPUT -p tcp -m multiport --dports 80,443 -s 2001:db8::/32 -j ACCEPT',
      'iptables -A INPUT -p tcp -m multiport --dports 80,443 -s 198.51.100.7 -j ACCEPT',
      '',
    ].join('\n'),
  ],
] as const)('writes the addresses as %s', (format, text) => {
  expect(firewallFile(ranges, format)).toMatchObject({ text, left: 0 })
})

it('never writes what is no address: a program would run it', () => {
  for (const format of firewallFormats) {
    const { text, left } = firewallFile(['192.0.2.1; rm -rf /', '$(reboot)', '192.0.2.9'], format)
    expect(left).toBe(2)
    expect(text).not.toMatch(/rm|reboot/)
  }
})
