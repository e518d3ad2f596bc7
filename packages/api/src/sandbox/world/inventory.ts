import type { InventoryNode, InventoryProvider, OwaspRule } from '../../entities/Inventory.ts'
import { pops } from './pops.ts'

/** Houses of machines; the numbers are of the documentation's block of autonomous systems. */
export const providers: readonly InventoryProvider[] = [
  { id: 1, name: 'Interxion', asn: 64_496 },
  { id: 2, name: 'Equinix', asn: 64_497 },
  { id: 3, name: 'Digital Realty', asn: 64_498 },
  { id: 4, name: 'Own', asn: 64_499 },
]

/** All nodes, as many as each POP has; one in fifty is in repair. */
export const nodes: readonly InventoryNode[] = pops
  .flatMap((pop) => Array.from({ length: pop.nodes }, (_, i) => ({ pop, place: i + 1 })))
  .map(({ pop, place }, i) => ({
    id: i + 1,
    name: `${pop.name.toLowerCase()}-edge${String(place).padStart(2, '0')}`,
    pop: pop.id,
    provider: providers[(pop.id + place) % providers.length]?.id ?? null,
    status: i % 50 === 37 ? 'maintenance' : 'active',
  }))

const rules: readonly (readonly [string, string, string, number?])[] = [
  ['911100', 'Method is not allowed by policy', 'method-enforcement'],
  ['913100', 'Found User-Agent associated with security scanner', 'scanner-detection'],
  ['913110', 'Found request header associated with security scanner', 'scanner-detection'],
  ['913120', 'Found request filename/argument associated with security scanner', 'scanner-detection'],
  ['920100', 'Invalid HTTP Request Line', 'protocol-enforcement'],
  ['920170', 'GET or HEAD Request with Body Content', 'protocol-enforcement'],
  ['920270', 'Invalid character in request (null character)', 'protocol-enforcement'],
  ['920280', 'Request Missing a Host Header', 'protocol-enforcement'],
  ['920350', 'Host header is a numeric IP address', 'protocol-enforcement'],
  ['920420', 'Request content type is not allowed by policy', 'protocol-enforcement'],
  ['920440', 'URL file extension is restricted by policy', 'protocol-enforcement'],
  ['921110', 'HTTP Request Smuggling Attack', 'protocol-attack'],
  ['921130', 'HTTP Response Splitting Attack', 'protocol-attack'],
  ['930100', 'Path Traversal Attack (/../)', 'attack-lfi'],
  ['930110', 'Path Traversal Attack (/../)', 'attack-lfi'],
  ['930120', 'OS File Access Attempt', 'attack-lfi'],
  ['930130', 'Restricted File Access Attempt', 'attack-lfi'],
  ['931100', 'Possible Remote File Inclusion (RFI) Attack: URL Parameter using IP Address', 'attack-rfi'],
  [
    '931110',
    'Possible Remote File Inclusion (RFI) Attack: Common RFI Vulnerable Parameter Name used w/URL Payload',
    'attack-rfi',
  ],
  [
    '931120',
    'Possible Remote File Inclusion (RFI) Attack: URL Payload Used w/Trailing Question Mark Character (?)',
    'attack-rfi',
  ],
  ['931130', 'Possible Remote File Inclusion (RFI) Attack: Off-Domain Reference/Link', 'attack-rfi', 2],
  ['932100', 'Remote Command Execution: Unix Command Injection', 'attack-rce'],
  ['932105', 'Remote Command Execution: Unix Command Injection', 'attack-rce'],
  ['932130', 'Remote Command Execution: Unix Shell Expression Found', 'attack-rce'],
  ['932160', 'Remote Command Execution: Unix Shell Code Found', 'attack-rce'],
  ['933100', 'PHP Injection Attack: PHP Open Tag Found', 'attack-injection-php'],
  ['933150', 'PHP Injection Attack: High-Risk PHP Function Name Found', 'attack-injection-php'],
  ['941100', 'XSS Attack Detected via libinjection', 'attack-xss'],
  ['941110', 'XSS Filter - Category 1: Script Tag Vector', 'attack-xss'],
  ['941160', 'NoScript XSS InjectionChecker: HTML Injection', 'attack-xss'],
  ['942100', 'SQL Injection Attack Detected via libinjection', 'attack-sqli'],
  ['942190', 'Detects MSSQL code execution and information gathering attempts', 'attack-sqli'],
  ['942270', 'Looking for basic sql injection. Common attack string for mysql, oracle and others', 'attack-sqli'],
  [
    '942430',
    'Restricted SQL Character Anomaly Detection (args): # of special characters exceeded (12)',
    'attack-sqli',
    2,
  ],
  ['943100', 'Possible Session Fixation Attack: Setting Cookie Values in HTML', 'attack-fixation'],
  ['944120', 'Remote Command Execution: Java serialization (CVE-2015-4852)', 'attack-java'],
  ['949110', 'Inbound Anomaly Score Exceeded', 'anomaly-evaluation'],
]

/** The rules of the firewall. */
export const owaspRules: readonly OwaspRule[] = rules.map(([rule_id, message, category, paranoia_level = 1], i) => ({
  id: i + 1,
  rule_id,
  message,
  category,
  paranoia_level,
  severity: category.startsWith('attack') ? 'CRITICAL' : 'WARNING',
  tags: ['OWASP_CRS', category],
}))

const rangesByGroup = {
  edge: ['192.0.2.0/25', '192.0.2.128/26', '198.51.100.0/25', '2001:db8:1::/48'],
  midtier: ['203.0.113.0/26', '2001:db8:2::/48'],
  probes: ['2001:db8:ffff::/64'],
} as const

/** All of them: the fourth block first, then the sixth. */
export const ipRanges: readonly string[] = Object.values(rangesByGroup)
  .flat()
  .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))

/** The address ranges of a group of nodes; undefined for an unknown group. */
export const ipRangesOf = (group: string): readonly string[] | undefined =>
  Object.hasOwn(rangesByGroup, group) ? rangesByGroup[group as keyof typeof rangesByGroup] : undefined
