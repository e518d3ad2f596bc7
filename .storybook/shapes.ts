import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'
import type { Plugin } from 'vite'

// Reads the fields of requests and responses from the types and comments of the endpoint table.

/** A field of a body, a filter or an answer. */
export interface ShapeField {
  readonly name: string
  readonly type: string
  readonly isOptional?: true
  readonly doc?: string
  readonly fields?: readonly ShapeField[]
}

/** A named type that a row uses. */
export interface ShapeEntity {
  readonly name: string
  readonly doc: string
}

/** A body, a filter or an answer. */
export interface Shape {
  readonly type: string
  readonly entities: readonly ShapeEntity[]
  readonly fields: readonly ShapeField[]
}

export interface RowShape {
  readonly doc: string
  readonly source: string
  readonly filters: Shape | null
  readonly body: Shape | null
  readonly answer: Shape | null
}

/** Rows by name, and the doc comments of their areas. */
export interface EndpointShapes {
  readonly areas: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, RowShape>>
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const registry = join(root, 'packages/api/src/endpoints/registry.ts')
const maxDepth = 5

/** Reads the endpoint table, in about two seconds. */
export async function readShapes(): Promise<EndpointShapes> {
  const { default: compiler } = await import('typescript')
  const base = compiler.readConfigFile(join(root, 'tsconfig.base.json'), compiler.sys.readFile).config
  const { options } = compiler.convertCompilerOptionsFromJson(base.compilerOptions, root)
  const program = compiler.createProgram([registry], {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: false,
    types: [],
  })
  return shapesOf(compiler, program)
}

function shapesOf(compiler: typeof ts, program: ts.Program): EndpointShapes {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(registry)
  const exported = file && checker.getSymbolAtLocation(file)
  const table = exported && checker.getExportsOfModule(exported).find(({ name }) => name === 'endpoints')
  if (!file || !table) throw new Error('No endpoint table')

  const docOf = (symbol: ts.Symbol | undefined) =>
    symbol ? compiler.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ') : ''
  const original = (symbol: ts.Symbol) =>
    symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((node) => node.getSourceFile().fileName.includes('/packages/api/src/')) ?? false

  function entitiesIn(node: ts.Node): ShapeEntity[] {
    const found = new Map<string, string>()
    const visit = (part: ts.Node) => {
      if (compiler.isIdentifier(part) && /^[A-Z]/.test(part.text)) {
        const symbol = checker.getSymbolAtLocation(part)
        const target = symbol && original(symbol)
        if (target && isOurs(target)) found.set(part.text, found.get(part.text) || docOf(target))
      }
      compiler.forEachChild(part, visit)
    }
    visit(node)
    return [...found].map(([name, doc]) => ({ name, doc }))
  }

  const without = (type: ts.Type, flags: ts.TypeFlags): ts.Type[] =>
    (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & flags))
  const nullish = compiler.TypeFlags.Undefined | compiler.TypeFlags.Null | compiler.TypeFlags.Void
  const hasNull = (type: ts.Type) => type.isUnion() && type.types.some((part) => part.flags & compiler.TypeFlags.Null)
  const elementOf = (type: ts.Type) =>
    checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined

  const isPage = (type: ts.Type) => ['count', 'next', 'results'].every((name) => type.getProperty(name))
  const withoutPage = (parts: ts.Type[]) =>
    parts.some((part) => elementOf(part)) ? parts.filter((part) => !isPage(part)) : parts

  function wordsOf(type: ts.Type): string {
    const all = without(type, nullish)
    const parts = withoutPage(all)
    const { BooleanLike, StringLiteral, NumberLiteral, String: StringType, Number: NumberType } = compiler.TypeFlags
    if (parts.length === 0) return 'nothing'
    const words = parts.map((part) => {
      const element = elementOf(part)
      if (element) return `list of ${wordsOf(element)}`
      if (part.flags & BooleanLike)
        return part.flags & compiler.TypeFlags.BooleanLiteral && parts.length === 1
          ? checker.typeToString(part)
          : 'yes or no'
      if (part.flags & (StringLiteral | NumberLiteral)) return checker.typeToString(part)
      if (part.flags & StringType) return 'text'
      if (part.flags & NumberType) return 'number'
      if (part.flags & (compiler.TypeFlags.Unknown | compiler.TypeFlags.Any)) return 'anything'
      const values = checker.getPropertiesOfType(part).length === 0 ? part.getStringIndexType() : undefined
      return values ? `dictionary of ${wordsOf(values)}` : 'object'
    })
    const choice = [...new Set(words)].join(' | ')
    return parts.length < all.length ? `${choice}, or with limit a page of them` : choice
  }

  function objectsOf(type: ts.Type): ts.Type[] {
    return withoutPage(without(type, nullish)).flatMap((part): ts.Type[] => {
      const element = elementOf(part)
      if (element) return objectsOf(element)
      if (!(part.flags & (compiler.TypeFlags.Object | compiler.TypeFlags.Intersection))) return []
      if (checker.getPropertiesOfType(part).length > 0) return [part]
      const values = part.getStringIndexType()
      return values ? objectsOf(values) : []
    })
  }

  function fieldsOf(type: ts.Type, depth = 0): ShapeField[] {
    if (depth > maxDepth) return []
    const found = new Map<string, ShapeField>()
    for (const object of objectsOf(type)) {
      for (const property of checker.getPropertiesOfType(object)) {
        const of = checker.getTypeOfSymbol(property)
        const declared = property.declarations?.[0]
        const entities = declared ? entitiesIn(declared) : []
        if (found.has(property.name)) continue
        const isOptional = Boolean(property.flags & compiler.SymbolFlags.Optional)
        const doc = [docOf(property), ...entities.map((entity) => (entity.doc ? `${entity.name}: ${entity.doc}` : ''))]
        const fields = fieldsOf(of, depth + 1)
        found.set(property.name, {
          name: property.name,
          type: hasNull(of) ? `${wordsOf(of)} | null` : wordsOf(of),
          ...(isOptional ? { isOptional } : {}),
          ...(doc.some(Boolean) ? { doc: doc.filter(Boolean).join(' ') } : {}),
          ...(fields.length > 0 ? { fields } : {}),
        })
      }
    }
    return [...found.values()]
  }

  function shapeOf(type: ts.Type | undefined, node: ts.Node | undefined): Shape | null {
    if (!type || without(type, nullish).length === 0 || type.flags & compiler.TypeFlags.Unknown) return null
    const entities = node ? entitiesIn(node) : []
    const words = wordsOf(type)
    const [only, ...others] = entities
    const isPlain = only !== undefined && others.length === 0 && words.split('object').length === 2
    return { type: isPlain ? words.replace('object', only.name) : words, entities, fields: fieldsOf(type) }
  }

  function findCall(row: ts.Node, ...names: readonly string[]): ts.Node | undefined {
    let found: ts.Node | undefined
    const visit = (part: ts.Node) => {
      if (
        compiler.isCallExpression(part) &&
        compiler.isIdentifier(part.expression) &&
        names.includes(part.expression.text)
      )
        found ??= part
      else compiler.forEachChild(part, visit)
    }
    visit(row)
    return found
  }

  const areas: Record<string, string> = {}
  const rows: Record<string, RowShape> = {}
  for (const area of checker.getPropertiesOfType(checker.getTypeOfSymbol(table))) {
    const [written] = area.declarations ?? []
    const named =
      written && compiler.isShorthandPropertyAssignment(written)
        ? checker.getShorthandAssignmentValueSymbol(written)
        : undefined
    areas[area.name] = docOf(named && original(named))
    for (const row of checker.getPropertiesOfType(checker.getTypeOfSymbol(area))) {
      const [node] = row.declarations ?? []
      if (!node) throw new Error(`${area.name}.${row.name} is written nowhere`)
      const [, params, body, , sent] = checker.getTypeArguments(checker.getTypeOfSymbol(row) as ts.TypeReference)
      const filters = params?.getProperty('filters')
      const source = node.getSourceFile()
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const filteredBy = findCall(node, 'filteredBy')
      rows[`${area.name}.${row.name}`] = {
        doc: docOf(row),
        source: `${relative(root, source.fileName)}:${line + 1}`,
        filters: filters && filteredBy ? shapeOf(checker.getTypeOfSymbol(filters), filteredBy) : null,
        body: shapeOf(body, findCall(node, 'body', 'formBody', 'fileBody')),
        answer: shapeOf(sent, findCall(node, 'returns')),
      }
    }
  }
  return { areas, rows }
}

const id = 'virtual:endpoint-shapes'

/** Vite plugin that serves the shapes as a module and reads them again when a row or an entity changes. */
export function shapesPlugin(): Plugin {
  const isSource = (path: string) => path.includes('/packages/api/src/') && !path.includes('/sandbox/')
  return {
    name: 'endpoint-shapes',
    resolveId: (moduleId) => (moduleId === id ? `\0${id}` : undefined),
    async load(moduleId) {
      if (moduleId !== `\0${id}`) return undefined
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readShapes()))})`
    },
    hotUpdate({ file, modules }) {
      const own = this.environment.moduleGraph.getModuleById(`\0${id}`)
      return own && isSource(file) ? [...modules, own] : undefined
    },
  }
}
