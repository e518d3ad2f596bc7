import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type ts from 'typescript'
import type { Plugin } from 'vite'
import { gapsOf, type ShownStory, type UiPart } from './componentGaps.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const uiDir = join(root, 'packages/ui')
const longTextLength = 70

interface Source {
  readonly path: string
  readonly file: ts.SourceFile
  readonly top: ReadonlyMap<string, ts.Node>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
}

/** Reads the exported components of packages/ui from source, in less than a second. */
export async function readParts(): Promise<readonly UiPart[]> {
  const { default: compiler } = await import('typescript')
  return partsOf(compiler)
}

function partsOf(compiler: typeof ts): readonly UiPart[] {
  const { SyntaxKind } = compiler
  const sources = new Map<string, Source>()

  function open(path: string): Source {
    const there = sources.get(path)
    if (there) return there
    const file = compiler.createSourceFile(path, readFileSync(path, 'utf8'), compiler.ScriptTarget.Latest, true)
    const top = new Map<string, ts.Node>()
    const imports = new Map<string, { from: string; name: string }>()
    for (const statement of file.statements) {
      if (compiler.isVariableStatement(statement)) {
        for (const declared of statement.declarationList.declarations) {
          if (compiler.isIdentifier(declared.name)) top.set(declared.name.text, declared)
        }
      } else if (compiler.isImportDeclaration(statement) && compiler.isStringLiteral(statement.moduleSpecifier)) {
        const from = statement.moduleSpecifier.text
        const named = statement.importClause?.namedBindings
        if (!named || !compiler.isNamedImports(named)) continue
        for (const one of named.elements) {
          imports.set(one.name.text, {
            from: from.startsWith('.') ? join(dirname(path), from) : from,
            name: (one.propertyName ?? one.name).text,
          })
        }
      } else if (
        compiler.isFunctionDeclaration(statement) ||
        compiler.isInterfaceDeclaration(statement) ||
        compiler.isTypeAliasDeclaration(statement)
      ) {
        if (statement.name) top.set(statement.name.text, statement)
      }
    }
    const source: Source = { path, file, top, imports }
    sources.set(path, source)
    return source
  }

  function walk(
    source: Source,
    node: ts.Node,
    look: (part: ts.Node, of: Source) => void,
    follow?: (path: string) => boolean,
  ) {
    const seen = new Set<ts.Node>()
    const visit = (part: ts.Node, of: Source): void => {
      look(part, of)
      if (compiler.isIdentifier(part)) go(part.text, of)
      compiler.forEachChild(part, (child) => visit(child, of))
    }
    const go = (name: string, of: Source): void => {
      const declared = of.top.get(name)
      const imported = of.imports.get(name)
      if (declared) enter(declared, of)
      else if (imported && follow?.(imported.from) && existsSync(imported.from)) {
        const other = open(imported.from)
        const there = other.top.get(imported.name)
        if (there) enter(there, other)
      }
    }
    const enter = (declared: ts.Node, of: Source): void => {
      if (seen.has(declared)) return
      seen.add(declared)
      visit(declared, of)
    }
    enter(node, source)
  }

  const statementOf = (declared: ts.Node): ts.Node =>
    compiler.isVariableDeclaration(declared) ? declared.parent.parent : declared
  const commentOf = (declared: ts.Node | undefined): string => {
    const docs = declared && compiler.getJSDocCommentsAndTags(statementOf(declared)).filter(compiler.isJSDoc)
    const last = docs?.at(-1)
    return compiler.getTextOfJSDocComment(last?.comment)?.trim() ?? ''
  }

  const noteOf = (word: string, comments: readonly string[]): string => {
    const paragraphs = comments.flatMap((comment) => comment.split(/\n\s*\n/))
    const found = paragraphs.find((paragraph) => new RegExp(`(^|[.] )${word}: `).test(paragraph.replace(/\s+/g, ' ')))
    const text = found?.replace(/\s+/g, ' ') ?? ''
    return text.slice(text.indexOf(`${word}: `) + word.length + 2).trim()
  }

  interface Exported {
    readonly name: string
    readonly entry: string
    readonly path: string
  }
  function exported(): Exported[] {
    const { name: own, exports } = JSON.parse(readFileSync(join(uiDir, 'package.json'), 'utf8')) as {
      name: string
      exports: Readonly<Record<string, string>>
    }
    return Object.entries(exports).flatMap(([entry, target]) =>
      open(join(uiDir, target)).file.statements.flatMap((statement) => {
        if (!compiler.isExportDeclaration(statement) || statement.isTypeOnly) return []
        const { exportClause, moduleSpecifier } = statement
        if (!moduleSpecifier || !compiler.isStringLiteral(moduleSpecifier)) return []
        if (!exportClause || !compiler.isNamedExports(exportClause) || !moduleSpecifier.text.endsWith('.tsx')) return []
        const path = join(dirname(join(uiDir, target)), moduleSpecifier.text)
        return exportClause.elements
          .filter((one) => !one.isTypeOnly && /^[A-Z][a-z]/.test(one.name.text))
          .map((one) => ({ name: one.name.text, entry: join(own, entry), path }))
      }),
    )
  }

  type Properties = Map<string, ts.Node>
  function propertiesOf(source: Source, node: ts.Node | undefined): Properties {
    const found: Properties = new Map()
    const literal =
      node && (compiler.isSatisfiesExpression(node) || compiler.isAsExpression(node)) ? node.expression : node
    if (!literal || !compiler.isObjectLiteralExpression(literal)) return found
    for (const property of literal.properties) {
      if (compiler.isSpreadAssignment(property) && compiler.isIdentifier(property.expression)) {
        const other = source.top.get(property.expression.text)
        if (other && compiler.isVariableDeclaration(other)) {
          for (const [name, value] of propertiesOf(source, other.initializer)) found.set(name, value)
        }
      } else if (property.name && compiler.isIdentifier(property.name)) found.set(property.name.text, property)
    }
    return found
  }

  interface Stories {
    readonly path: string
    readonly comment: string
    readonly all: readonly { readonly story: ShownStory; readonly shows: ReadonlySet<string> }[]
  }
  function storiesOf(path: string): Stories {
    const source = open(path)
    const assigned = source.file.statements.find(compiler.isExportAssignment)
    const metaName = assigned && compiler.isIdentifier(assigned.expression) ? assigned.expression.text : 'meta'
    const meta = source.top.get(metaName)
    const ofMeta = propertiesOf(source, meta && compiler.isVariableDeclaration(meta) ? meta.initializer : undefined)
    const titleProperty = ofMeta.get('title')
    const title =
      titleProperty &&
      compiler.isPropertyAssignment(titleProperty) &&
      compiler.isStringLiteral(titleProperty.initializer)
        ? titleProperty.initializer.text
        : ''
    const all = [...source.top].flatMap(([key, declared]) => {
      const statement = statementOf(declared)
      if (!compiler.isVariableStatement(statement) || !compiler.isVariableDeclaration(declared)) return []
      if (!statement.modifiers?.some((modifier) => modifier.kind === SyntaxKind.ExportKeyword)) return []
      const own = propertiesOf(source, declared.initializer)
      const from = (name: string) => own.get(name) ?? ofMeta.get(name)
      const texts = (name: string) => [own.get(name), ofMeta.get(name)].map((node) => node?.getText() ?? '').join(' ')
      const shows = new Set<string>()
      let isRightToLeft = false
      let hasKeys = false
      let isLong = /long|hostile|overflow|toomany/i.test(key)
      const look = (part: ts.Node, of: Source) => {
        const imported = compiler.isIdentifier(part) ? of.imports.get(part.text) : undefined
        if (imported?.from.startsWith(uiDir)) shows.add(`${imported.from}#${imported.name}`)
        if (compiler.isJsxAttribute(part) && part.getText() === 'dir="rtl"') isRightToLeft = true
        if (compiler.isPropertyAccessExpression(part) && /^userEvent\.(keyboard|tab)$/.test(part.getText()))
          hasKeys = true
        if (compiler.isStringLiteralLike(part) && part.text.length >= longTextLength) isLong = true
        if (compiler.isPropertyAccessExpression(part) && /^(repeat|padEnd)$/.test(part.name.text)) isLong = true
      }
      for (const name of ['render', 'args', 'decorators', 'play', ...(own.has('render') ? [] : ['component'])]) {
        for (const node of [own.get(name), name === 'render' || !own.has('render') ? ofMeta.get(name) : undefined]) {
          if (node) walk(source, node, look)
        }
      }
      const name = storyNameFromExport(key)
      isRightToLeft ||= texts('globals').includes("direction: 'rtl'")
      const story: ShownStory = {
        id: toId(title, name),
        title,
        name,
        isPlayed: from('play') !== undefined,
        hasKeys,
        isPhone: texts('globals').includes("'phone'"),
        isRightToLeft,
        isLong,
        isEmpty: /empty|nothing|missing/i.test(key),
        isCanary: texts('tags').includes("'canary'"),
        asksAxe: !/a11y: \{[^}]*(disable: true|test: '(off|todo)')/.test(texts('parameters')),
      }
      return [{ story, shows }]
    })
    return { path, comment: commentOf(meta), all }
  }

  const files = (pattern: string) =>
    globSync(pattern, { cwd: uiDir })
      .sort()
      .map((path) => join(uiDir, path))
  const storyFiles = files('src/**/*.stories.tsx').map(storiesOf)
  const tests = files('src/**/*.test.tsx').map(open)

  return exported().map(({ name, entry, path }) => {
    const source = open(path)
    const declared = source.top.get(name)
    if (!declared) throw new Error(`${name} is not written in ${relative(root, path)}`)
    const asked = name.endsWith('Provider') ? [...source.top.keys()].filter((one) => /^use[A-Z]/.test(one)) : []
    const keys = [name, ...asked].map((one) => `${path}#${one}`)
    const isShownBy = (shows: ReadonlySet<string>) => keys.some((key) => shows.has(key))
    const doc = commentOf(declared)
    let hasHandlers = false
    let hasControls = false
    const look = (part: ts.Node) => {
      if (compiler.isIdentifier(part) && /^(on[A-Z]\w*|href|summary|trigger)$/.test(part.text)) hasHandlers = true
      if (compiler.isJsxAttribute(part) && /^on[A-Z]/.test(part.name.getText())) hasControls = true
      if (!compiler.isJsxOpeningLikeElement(part)) return
      const tag = part.tagName.getText()
      hasControls ||= /^[a-z]+$/.test(tag)
        ? /^(a|button|input|select|summary|textarea)$/.test(tag)
        : !tag.endsWith('Context')
    }
    walk(source, declared, look, (other) => dirname(other) === dirname(path) && !other.endsWith('.css.ts'))
    const showing = storyFiles.filter((file) => file.all.some(({ shows }) => isShownBy(shows)))
    const beside = showing.filter((file) => dirname(file.path) === dirname(path)).map(({ comment }) => comment)
    return {
      name,
      entry,
      source: relative(root, path),
      doc,
      isOperated: hasHandlers && hasControls,
      keyboard: noteOf('Keyboard', [doc, ...beside]),
      readers: noteOf('Screen readers', [doc, ...beside]),
      stories: showing.flatMap((file) => file.all.flatMap(({ story, shows }) => (isShownBy(shows) ? [story] : []))),
      tests: tests
        .filter(({ imports }) => [...imports.values()].some((one) => one.from === path && one.name === name))
        .map((test) => relative(uiDir, test.path)),
    }
  })
}

const id = 'virtual:ui-parts'

/** Vite plugin that serves the components as a module and reads them again when a file of packages/ui changes. */
export function partsPlugin(): Plugin {
  return {
    name: 'ui-parts',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const parts = (await readParts()).map((part) => ({ ...part, gaps: gapsOf(part) }))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(parts))})`
    },
    hotUpdate({ file, modules }) {
      const own = this.environment.moduleGraph.getModuleById(`\0${id}`)
      return own && file.startsWith(uiDir) ? [...modules, own] : undefined
    },
  }
}
