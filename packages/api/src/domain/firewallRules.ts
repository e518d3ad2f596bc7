import { type Network, networkText, parseNetwork } from './networks.ts'

/** The forms in which a firewall or a server takes the addresses of the CDN. */
export const firewallFormats = ['text', 'json', 'nginx', 'iptables'] as const
export type FirewallFormat = (typeof firewallFormats)[number]

/** Addresses as a file, and how many were left out because they are none: what a program runs is never copied unread. */
export interface FirewallFile {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly left: number
}

const writers: Readonly<Record<FirewallFormat, (networks: readonly Network[]) => readonly string[]>> = {
  text: (networks) => networks.map(networkText),
  json: (networks) => [JSON.stringify(networks.map(networkText), null, 2)],
  nginx: (networks) => [...networks.map((network) => `allow ${networkText(network)};`), 'deny all;'],
  iptables: (networks) =>
    networks.map(
      (network) =>
        `${network.version === 4 ? 'iptables' : 'ip6tables'} -A INPUT -p tcp -m multiport --dports 80,443 -s ${networkText(network)} -j ACCEPT`,
    ),
}
const names: Readonly<Record<FirewallFormat, readonly [name: string, type: string]>> = {
  text: ['cdn-addresses.txt', 'text/plain'],
  json: ['cdn-addresses.json', 'application/json'],
  nginx: ['cdn-addresses.conf', 'text/plain'],
  iptables: ['cdn-addresses.sh', 'text/plain'],
}

/** The address ranges of the CDN in a form of a firewall. */
export function firewallFile(ranges: readonly string[], format: FirewallFormat): FirewallFile {
  const networks = ranges.flatMap((range) => parseNetwork(range) ?? [])
  const [name, type] = names[format]
  return { name, type, text: `${writers[format](networks).join('\n')}\n`, left: ranges.length - networks.length }
}
