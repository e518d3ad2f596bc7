import { type Format, type MenuItem, type T, useAnnounce, useFormat, useWords } from '@parapet/ui'
import { use } from 'react'
import { download, type ExportAbout, type Exportable } from '../charts/exports.tsx'
import type { CrossPageLink } from '../charts/types.ts'
import type en from '../words/frame.en.ts'
import { frameWords } from '../words/frame.ts'
import { ReportWidgetContext } from './ReportWidgetContext.ts'
import type { FrameLayout, WidgetFrameProps } from './WidgetFrame.tsx'

interface MenuInput extends WidgetFrameProps {
  readonly exported: Exportable | null
  readonly isTable: boolean
  readonly hasFigures: boolean
  readonly way: CrossPageLink | null
  readonly onTable: (isTable: boolean) => void
  readonly onAbout: () => void
}

/** The texts of a widget's files. */
export function aboutOf(
  { title, subtitle, exportAbout }: Pick<WidgetFrameProps, 'title' | 'subtitle' | 'exportAbout'>,
  t: T<typeof en>,
  f: Format,
): ExportAbout {
  const { figure, ...rest } = exportAbout?.() ?? {}
  return {
    title,
    ...(subtitle ? { subtitle } : {}),
    ...rest,
    ...(figure
      ? {
          figure: [
            f.unit(figure.value, figure.unit, figure.peak),
            figure.label ?? t(`figure.${figure.whole}`),
          ] as const,
        }
      : {}),
  }
}

/** Returns the menu items of a widget, from its board and its kind. */
export function useMenuItems(input: MenuInput): MenuItem[] {
  const { title, about, layout, filePart, onRefresh, onExplain, way, exported, isTable, hasFigures, onTable, onAbout } =
    input
  const t = useWords(frameWords)
  const f = useFormat()
  const announce = useAnnounce()
  const report = use(ReportWidgetContext)
  const items: MenuItem[] = []
  if (onRefresh) items.push({ label: t('menu.refresh'), icon: 'refresh', onSelect: onRefresh })
  if (onExplain && hasFigures) items.push({ label: t('menu.explain'), icon: 'search', onSelect: onExplain })
  if (way) items.push({ ...way, icon: 'arrowRight', why: title })
  if (about) items.push({ label: t('menu.about'), icon: 'info', onSelect: onAbout })
  if (report)
    items.push({
      label: t('menu.report'),
      icon: 'ticket',
      onSelect: () => report.run(input.code),
      ...(report.disabledReason && { disabledReason: report.disabledReason }),
    })
  if (exported?.onEvents && hasFigures)
    items.push({ label: t('menu.events'), icon: 'flag', onSelect: exported.onEvents })
  if (exported && hasFigures) {
    const group = t('menu.downloads')
    const part = filePart?.() ?? null
    const save = (format: 'png' | 'svg' | 'csv') => () => {
      download(exported, aboutOf(input, t, f), format, format === 'csv' ? part?.load : undefined).catch(() =>
        announce(t(format === 'csv' ? 'download.unloaded' : 'download.failed'), 'assertive'),
      )
    }
    if (exported.picture)
      items.push(
        {
          label: t(isTable ? 'menu.chart' : 'menu.table'),
          icon: isTable ? 'chart' : 'table',
          onSelect: () => onTable(!isTable),
        },
        { label: 'PNG', icon: 'image', group, onSelect: save('png') },
        { label: 'SVG', icon: 'file', group, onSelect: save('svg') },
      )
    if (input.onEvidence) items.push({ label: t('menu.evidence'), icon: 'package', group, onSelect: input.onEvidence })
    items.push({
      label: part ? t('menu.csvPart', { rows: f.number(part.rows), total: f.number(part.total) }) : 'CSV',
      icon: 'table',
      group,
      onSelect: save('csv'),
    })
  }
  return layout ? [...items, ...layoutItems(layout, t)] : items
}

function layoutItems({ size, onSize, onMove, onHide, isFirst, isLast }: FrameLayout, t: T<typeof en>): MenuItem[] {
  const group = t('menu.layout')
  const items: MenuItem[] = []
  if (onSize && size)
    items.push({
      label: t(size === 1 ? 'menu.wide' : 'menu.half'),
      icon: 'resize',
      group,
      onSelect: () => onSize(size === 1 ? 2 : 1),
    })
  if (onMove && !isFirst) items.push({ label: t('menu.earlier'), icon: 'arrowUp', group, onSelect: () => onMove(-1) })
  if (onMove && !isLast) items.push({ label: t('menu.later'), icon: 'arrowDown', group, onSelect: () => onMove(1) })
  if (onHide) items.push({ label: t('menu.hide'), icon: 'eyeOff', group, onSelect: onHide })
  return items
}
