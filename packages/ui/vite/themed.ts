import { type Plugin, parseSync } from 'vite'

/* Makes every component of this package say once, in development, that it is drawn without a theme. */

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const componentFile = /\/packages\/ui\/src\/(?!themes\/ThemeProvider).+(?<!\.(?:stories|test))\.tsx$/
const check = 'complainWithoutTheme'

/** Adds the check to each exported component of a module; undefined if there is none. `from` is where the check comes from. */
export function withThemeChecks(code: string, file: string, from: string): string | undefined {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const components = (program.body as unknown as Node[]).flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : null
    if (declared?.type !== 'FunctionDeclaration') return []
    const { name } = declared.id as { name: string }
    return /^[A-Z]/.test(name) ? [{ name, at: (declared.body as Node).start + 1 }] : []
  })
  if (components.length === 0) return undefined
  const checked = components.reduceRight(
    (text, { name, at }) =>
      `${text.slice(0, at)} if (process.env.NODE_ENV !== 'production') ${check}('${name}');${text.slice(at)}`,
    code,
  )
  return `import { ${check} } from '${from}'\n${checked}`
}

/** Vite plugin for the packed packages. A production build of the app that uses them drops the checks. */
export function themedPlugin(from: string): Plugin {
  return {
    name: 'parapet-themed',
    enforce: 'pre',
    transform(code, id) {
      if (!componentFile.test(id.replaceAll('\\', '/'))) return null
      const checked = withThemeChecks(code, id, from)
      return checked === undefined ? null : { code: checked, map: null }
    },
  }
}
