import {
  type VclDeclaration,
  type VclExpression,
  type VclField,
  type VclProgram,
  type VclStatement,
  vclPrecedence,
} from './syntax.ts'

function quoted(value: string): string {
  if (!/["\n]/.test(value)) return `"${value}"`
  return value.includes('"}') ? `"""${value}"""` : `{"${value}"}`
}

function call(name: string, given: readonly { name: string | null; value: VclExpression }[]): string {
  return `${name}(${given.map(({ name: key, value }) => (key === null ? '' : `${key} = `) + expression(value)).join(', ')})`
}

/** Formats an expression on one line. */
export const expressionText = (value: VclExpression): string => expression(value)

/** Formats a statement with all it contains. */
export const statementText = (line: VclStatement): string => statement(line).join('\n')

function expression(value: VclExpression, least = 1): string {
  switch (value.kind) {
    case 'string':
      return quoted(value.value)
    case 'number':
      return value.text
    case 'name':
      return value.name
    case 'call':
      return call(value.name, value.arguments)
    case 'not':
      return `!${expression(value.of, 6)}`
    case 'negative':
      return `-${expression(value.of, 6)}`
    case 'binary': {
      const own = vclPrecedence[value.operator]
      const text = `${expression(value.left, own)} ${value.operator} ${expression(value.right, own + 1)}`
      return own < least ? `(${text})` : text
    }
  }
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

function block(head: string, body: readonly VclStatement[]): string[] {
  return [`${head} {`, ...indented(body.flatMap(statement)), '}']
}

function statement(line: VclStatement): string[] {
  switch (line.kind) {
    case 'set':
      return [`set ${line.target.name} ${line.operator} ${expression(line.value)};`]
    case 'unset':
      return [`unset ${line.target.name};`]
    case 'call':
      return [`call ${line.sub.name};`]
    case 'return':
      return [line.action ? `return (${expression(line.action)});` : 'return;']
    case 'synthetic':
      return [`synthetic(${expression(line.value)});`]
    case 'error':
      return [`error ${expression(line.status)}${line.reason ? ` ${expression(line.reason)}` : ''};`]
    case 'new':
      return [`new ${line.name.name} = ${expression(line.value)};`]
    case 'do':
      return [`${expression(line.value)};`]
    case 'if': {
      const lines = line.branches.flatMap(({ test, body }, i) =>
        block(`${i === 0 ? 'if' : 'elseif'} (${expression(test)})`, body),
      )
      return line.otherwise ? [...lines, ...block('else', line.otherwise)] : lines
    }
  }
}

function field({ name, value }: VclField): string[] {
  return isFields(value)
    ? [`.${name.name} = {`, ...indented(value.flatMap(field)), '}']
    : [`.${name.name} = ${expression(value)};`]
}

const isFields = (value: VclField['value']): value is readonly VclField[] => Array.isArray(value)

function declaration(part: VclDeclaration): string[] {
  switch (part.kind) {
    case 'version':
      return [`vcl ${part.version};`]
    case 'import':
      return [`import ${part.module.name}${part.from === null ? '' : ` from ${quoted(part.from)}`};`]
    case 'include':
      return [`include ${quoted(part.path)};`]
    case 'backend':
    case 'probe':
      return [`${part.kind} ${part.name.name} {`, ...indented(part.fields.flatMap(field)), '}']
    case 'director': {
      const entries = part.entries.flatMap((entry) => ['{', ...indented(entry.flatMap(field)), '}'])
      return [`director ${part.name.name} ${part.type.name} {`, ...indented(entries), '}']
    }
    case 'acl': {
      const entries = part.entries.map(
        ({ isNegated, address, prefix }) =>
          `${isNegated ? '! ' : ''}${quoted(address)}${prefix === null ? '' : `/${prefix}`};`,
      )
      return [`acl ${part.name.name} {`, ...indented(entries), '}']
    }
    case 'sub':
      return block(`sub ${part.name.name}`, part.body)
  }
}

/** Formats a program: two spaces per block, one empty line between declarations. Comments are lost. */
export function printVcl(program: VclProgram): string {
  return program.map((part) => `${declaration(part).join('\n')}\n`).join('\n')
}
