import type { FigureKey } from '@parapet/widgets/report'
import type { PartState, ReportFigure, ReportSection, SectionName } from './reportModel.ts'
import type { ReportTools } from './reportTools.ts'

type NamedFigure =
  Extract<Parameters<ReportTools['t']>[0], `figure.${FigureKey}`> extends `figure.${infer K}` ? K : never

/** A figure with the definition that the product has of it. */
export const definedFigure = (
  key: NamedFigure & FigureKey,
  value: string,
  { t, defined }: Pick<ReportTools, 't' | 'defined'>,
  note = '',
): ReportFigure => ({ label: t(`figure.${key}`), value, note, definition: defined(`figure.${key}`) })

/** A section without content, and what became of it. */
export const emptySection = (name: SectionName, state: PartState, { t }: Pick<ReportTools, 't'>): ReportSection => ({
  name,
  title: t(`section.${name}`),
  state,
  lacks: state === 'failed',
  remarks: state === 'done' ? [] : [t(`state.${state}`)],
  figures: [],
  charts: [],
  tables: [],
})
