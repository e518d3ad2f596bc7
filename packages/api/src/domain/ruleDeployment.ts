/** Where a configuration comes from: the rules, as this dashboard deployed them, or an editor. */
export type ConfigOrigin = 'none' | 'rules' | 'written'

const mark = /^# Generated from rules, do not edit\. ([0-9a-f]{8})\n/

/** FNV-1a, 32 bits, of the lines without the spaces around them: providers may reformat the end of a text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text.trim()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns the configuration to deploy for the program of the rules; its first line says that rules made it. */
export function rulesConfig(program: string): string {
  const body = `${program.trim()}\n`
  return `# Generated from rules, do not edit. ${fingerprint(body)}\n${body}`
}

/** Returns where a live configuration comes from; a generated one that was edited afterwards is written. */
export function configOrigin(body: string | null | undefined): ConfigOrigin {
  const text = (body ?? '').replaceAll('\r\n', '\n').trimStart()
  if (text.trim() === '') return 'none'
  const [first, hash] = mark.exec(text) ?? []
  if (first === undefined) return 'written'
  return fingerprint(text.slice(first.length)) === hash ? 'rules' : 'written'
}

/** Whether a live configuration already is the program of the rules. */
export function isRulesLive(live: string | null | undefined, program: string): boolean {
  const text = (live ?? '').replaceAll('\r\n', '\n').trimStart()
  return text.replace(mark, '').trim() === program.trim()
}
