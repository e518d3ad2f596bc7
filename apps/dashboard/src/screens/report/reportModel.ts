/** A figure of a report with its definition, which is that of the product. */
export interface ReportFigure {
  readonly label: string
  readonly value: string
  /** When a peak was, or what a price is of. */
  readonly note: string
  readonly definition: string
}

/** A chart of a report: one bar a day, null for a day that is not known. */
export interface ReportChart {
  readonly title: string
  readonly values: readonly (number | null)[]
  /** The highest day as text. */
  readonly most: string
  /** The first and the last day. */
  readonly ends: readonly [from: string, to: string]
  /** Where its figures are. */
  readonly table: string
}

/** A table of a report; the first column names the row. */
export interface ReportTable {
  readonly title: string
  readonly columns: readonly { readonly label: string; readonly isNumeric?: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

export const sectionNames = [
  'traffic',
  'cache',
  'availability',
  'incidents',
  'attacks',
  'changes',
  'consumption',
] as const
export type SectionName = (typeof sectionNames)[number]

/** What became of a part of a report. */
export type PartState = 'done' | 'waiting' | 'failed' | 'forbidden' | 'notHired' | 'notLogged' | 'noClient'

/** A section of a report. Unless it is `done` it has its title and remarks only. */
export interface ReportSection {
  readonly name: SectionName
  readonly title: string
  readonly state: PartState
  /** Whether something in it is missing because it could not be loaded. */
  readonly lacks: boolean
  readonly remarks: readonly string[]
  readonly figures: readonly ReportFigure[]
  readonly charts: readonly ReportChart[]
  readonly tables: readonly ReportTable[]
}

/** A company's month on paper, in one language. */
export interface Report {
  readonly brand: string
  readonly title: string
  readonly company: string
  readonly remarks: readonly string[]
  readonly sections: readonly ReportSection[]
}
