import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type ts from 'typescript'

const root = join(import.meta.dirname, '..')

/** Ways to make a story that give it its sentence: of a state of a list, and of a row of the catalogue. */
const makers =
  /\browSto(?:ry|ries)\(|^\w+\.(?:firstLoad|slow|refreshing|empty|notHired|forbidden|failed|partial|stale|recovers)$/

/** Returns the stories below these folders whose documentation does not say what they show, as `file#Story`. */
export async function storiesWithoutPoint(folders: readonly string[]): Promise<readonly string[]> {
  const { default: compiler } = await import('typescript')
  return globSync(
    folders.map((folder) => `${folder}/**/*.stories.tsx`),
    { cwd: root },
  )
    .sort()
    .flatMap((file) => withoutPoint(compiler, file))
}

function withoutPoint(compiler: typeof ts, file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const parsed = compiler.createSourceFile(file, source, compiler.ScriptTarget.Latest, true)
  return parsed.statements.flatMap((statement) => {
    if (!compiler.isVariableStatement(statement)) return []
    if (!statement.modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.ExportKeyword)) return []
    if (compiler.getJSDocCommentsAndTags(statement).length > 0) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const made = initializer?.getText() ?? ''
      return makers.test(made) || /description: \{\s*story:/.test(made) ? [] : [`${file}#${name.getText()}`]
    })
  })
}
