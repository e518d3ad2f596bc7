import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Plugin, parseSync } from 'vite'

/* Compiles `<area>.<locale>.ts` at build time to strings and small trees; invalid ICU fails the build. */

type Piece = string | 0 | [name: string, kind?: 'p' | 'o' | 's', branches?: Record<string, Piece[]>, offset?: number]

type Options = Record<string, { value: MessageFormatElement[] }>

const NO_NOUN = /^(?:de|en|más|por|que|s|min|mostrados|elegid[ao]s|hechas|ha|han)$/

/** Spanish says _un millón de sitios_: adds 'de' for whole millions; null if nothing is counted. */
function spanishMillions({ other, many }: Options): MessageFormatElement[] | null {
  if (!other || many) return null
  const at = other.value.findIndex(({ type }) => type === TYPE.pound)
  const next = other.value[at + 1]
  const noun = at >= 0 && next?.type === TYPE.literal ? /^ ([\p{L}]+)/u.exec(next.value)?.[1] : undefined
  if (next?.type !== TYPE.literal || noun === undefined || NO_NOUN.test(noun)) return null
  return other.value.toSpliced(at + 1, 1, { ...next, value: ` de${next.value}` })
}

function pluralBranches(options: Options, isOrdinal: boolean, locale: string): Record<string, Piece[]> {
  const millions = locale === 'es' && !isOrdinal ? spanishMillions(options) : null
  return branches(millions ? { ...options, many: { value: millions } } : options, locale)
}

function pieces(elements: MessageFormatElement[], locale: string): Piece[] {
  return elements.map((element): Piece => {
    switch (element.type) {
      case TYPE.literal:
        return element.value
      case TYPE.pound:
        return 0
      case TYPE.argument:
        return [element.value]
      case TYPE.select:
        return [element.value, 's', branches(element.options, locale)]
      case TYPE.plural: {
        const kind = pluralKind(element.pluralType)
        const chosen = pluralBranches(element.options, kind === 'o', locale)
        return element.offset ? [element.value, kind, chosen, element.offset] : [element.value, kind, chosen]
      }
      default:
        throw new Error('dates, times, number styles and tags are formatted by the caller: pass them as text')
    }
  })
}

function pluralKind(type: string | undefined): 'p' | 'o' {
  return type === 'ordinal' ? 'o' : 'p'
}

function branches(options: Options, locale: string): Record<string, Piece[]> {
  return Object.fromEntries(Object.entries(options).map(([key, option]) => [key, pieces(option.value, locale)]))
}

/** Compiles one ICU message. Throws on invalid ICU and on unsupported features. */
export function compileMessage(text: string, locale = 'en'): string | Piece[] {
  const compiled = pieces(parse(text, { ignoreTag: true, requiresOtherClause: true }), locale)
  if (compiled.length === 0) return ''
  const [only] = compiled
  return compiled.length === 1 && typeof only === 'string' ? only : compiled
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    const [first, ...rest] = node.quasis as { value: { cooked: string } }[]
    return rest.length === 0 ? first?.value.cooked : undefined
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = textOf(node.left as Node)
    const right = textOf(node.right as Node)
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

function unwrap(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? unwrap(node.expression as Node)
    : node
}

/** Compiles a module `export default { key: 'ICU', … } as const`. Errors name the position in `file`. */
export function compileWords(code: string, file: string): string {
  const { program, errors } = parseSync(file, code)
  const fail = (node: { start: number }, problem: string): never => {
    throw new Error(`${file}:${code.slice(0, node.start).split('\n').length}: ${problem}`)
  }
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const body = program.body as unknown as Node[]
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')
  const table = exported && unwrap(exported.declaration as Node)
  if (table?.type !== 'ObjectExpression')
    throw new Error(`${file}: a words file exports one table of strings by default`)
  const locale = /\.(\w+)\.ts$/.exec(file)?.[1] ?? 'en'
  const compiled: Record<string, string | Piece[]> = {}
  for (const property of table.properties as Node[]) {
    const key = property.key as Node | undefined
    const name = key?.type === 'Identifier' ? key.name : key?.value
    const text = property.type === 'Property' ? textOf(property.value as Node) : undefined
    if (typeof name !== 'string' || text === undefined)
      return fail(property, 'every entry is a key with a plain string')
    try {
      compiled[name] = compileMessage(text, locale)
    } catch (error) {
      return fail(property, `'${name}' is not a message: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return `export default ${JSON.stringify(compiled)}`
}

const wordsFile = /\/src\/.+\.(?:en|es)\.ts$/

/** Vite plugin for the app, Storybook and the tests. */
export function wordsPlugin(): Plugin {
  return {
    name: 'parapet-words',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?')
      if (!wordsFile.test(file.replaceAll('\\', '/')) || id.includes('?raw')) return null
      return { code: compileWords(code, file), map: { mappings: '' }, moduleType: 'js' }
    },
  }
}
