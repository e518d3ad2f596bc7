import { Fragment } from 'react'
import { Link } from '../link/Link.tsx'
import { Code } from './Code.tsx'
import { Heading } from './Heading.tsx'
import * as css from './richText.css.ts'
import { Text } from './Text.tsx'

/** A run of text: plain, marked, or a link, with its `host` where the label does not show where it leads. */
export type RichRun =
  | string
  | { readonly mark: 'strong' | 'em' | 'code' | 'del'; readonly text: string }
  | { readonly href: string; readonly label: string; readonly host?: string }

/** A part of a formatted text. */
export type RichBlock =
  | { readonly kind: 'prose' | 'quote'; readonly runs: readonly RichRun[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly runs: readonly RichRun[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly { readonly depth: number; readonly runs: readonly RichRun[] }[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly RichRun[])[] | null
      readonly rows: readonly (readonly (readonly RichRun[])[])[]
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }

/** The place of headings within what is around: the page and the drawer have the first two levels. */
const levels = { 1: 3, 2: 4, 3: 4, 4: 4 } as const

/** Shows a formatted text of somebody else from its parts: no markup of it becomes HTML, and links must have been checked. */
export function RichText({
  blocks,
  codeLabel,
  tableLabel,
}: {
  blocks: readonly RichBlock[]
  codeLabel: string
  tableLabel: string
}) {
  return (
    <div className={css.whole}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} codeLabel={codeLabel} tableLabel={tableLabel} />
      ))}
    </div>
  )
}

function Block({ block, codeLabel, tableLabel }: { block: RichBlock; codeLabel: string; tableLabel: string }) {
  switch (block.kind) {
    case 'prose':
      return (
        <Text as="div" keepSpace>
          <Runs runs={block.runs} />
        </Text>
      )
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      )
    case 'heading':
      return (
        <Heading level={levels[block.level]} size={block.level === 1 ? 'l' : 'm'}>
          <Runs runs={block.runs} />
        </Heading>
      )
    case 'list': {
      const Element = block.isOrdered ? 'ol' : 'ul'
      return (
        <Element className={block.isOrdered ? css.numbered : css.dotted}>
          {block.items.map(({ depth, runs }, index) => (
            <li key={index} className={css.depth[Math.min(3, Math.max(1, depth)) as 1 | 2 | 3]}>
              <Runs runs={runs} />
            </li>
          ))}
        </Element>
      )
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <section aria-label={tableLabel} tabIndex={0} className={css.scroller}>
          <table className={css.table}>
            {block.head && (
              <thead>
                <tr>
                  {block.head.map((runs, column) => (
                    <th key={column} scope="col" className={css.head}>
                      <Runs runs={runs} />
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((runs, column) => (
                    <td key={column} className={css.cell}>
                      <Runs runs={runs} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )
    case 'code':
      return (
        <Code block label={codeLabel}>
          {block.text}
        </Code>
      )
    case 'rule':
      return <hr className={css.rule} />
  }
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return runs.map((run, index) => <Fragment key={index}>{drawn(run)}</Fragment>)
}

function drawn(run: RichRun) {
  if (typeof run === 'string') return run
  if ('href' in run)
    return (
      <>
        <Link href={run.href} external>
          {run.label}
        </Link>
        {run.host && ` (${run.host})`}
      </>
    )
  if (run.mark === 'code') return <Code>{run.text}</Code>
  const Element = run.mark
  return <Element className={css.mark[run.mark]}>{run.text}</Element>
}
