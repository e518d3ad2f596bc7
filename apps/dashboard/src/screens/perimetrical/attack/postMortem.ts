/** A table of a post-mortem; all cells are texts. */
export interface PostMortemTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A section of a post-mortem. */
export interface PostMortemSection {
  readonly title: string
  readonly lines: readonly string[]
  readonly tables: readonly PostMortemTable[]
  /** What people have yet to write. */
  readonly toWrite?: readonly string[]
}

/** What is known of an attack afterwards, in words: the page, the print and the file are made of it. */
export interface PostMortem {
  readonly title: string
  readonly remarks: readonly string[]
  readonly sections: readonly PostMortemSection[]
}

/** Escapes a text that others wrote, so that Markdown shows it letter by letter on one line. */
export const markdownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    // Links of the plain form are made by some readers without any brackets.
    .replace(/:\/\//g, ':\\/\\/')

const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`

function tableMarkdown({ title, columns, rows }: PostMortemTable): string[] {
  return [
    '',
    `**${markdownText(title)}**`,
    '',
    line(columns),
    `|${columns.map(() => ' --- |').join('')}`,
    ...rows.map(line),
  ]
}

/** Writes a post-mortem as Markdown. */
export function postMortemMarkdown({ title, remarks, sections }: PostMortem): string {
  const parts = [
    `# ${markdownText(title)}`,
    '',
    ...remarks.map((remark) => `- ${markdownText(remark)}`),
    ...sections.flatMap((section) => [
      '',
      `## ${markdownText(section.title)}`,
      '',
      ...section.lines.map((text) => `- ${markdownText(text)}`),
      ...section.tables.flatMap(tableMarkdown),
      ...(section.toWrite ?? []).map((text) => `- [ ] ${markdownText(text)}`),
    ]),
  ]
  return `${parts.join('\n')}\n`
}
