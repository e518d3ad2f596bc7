import { activeChords, type ShortcutGroup, type T } from '@parapet/ui'
import type en from '../topBar/panels.en.ts'
import { isMac } from './usePanel.ts'

type Key = keyof typeof en
interface KeyRow {
  /** As the sheet writes them; names of keys in braces are translated. */
  readonly keys: string
  readonly label: Extract<Key, `keys.${string}`>
}

/** Keys that a part of a page handles itself. */
interface KeyGroup {
  readonly title: Extract<Key, `keys.${string}`>
  /** Which part of the page has them; everywhere by default. */
  readonly of?: string
  /** The files that handle them. */
  readonly heardIn: readonly string[]
  readonly rows: readonly KeyRow[]
}

/** All keys of the product but its chords, which register themselves, and those of standard controls. */
export const keyTable: readonly KeyGroup[] = [
  {
    title: 'keys.everywhere',
    heardIn: ['apps/dashboard/src/shell/palette/usePanel.ts'],
    rows: [
      { keys: '{mod}+K', label: 'keys.goTo' },
      { keys: '/', label: 'keys.goToSingle' },
      { keys: '?', label: 'keys.sheet' },
      { keys: 'Esc', label: 'keys.close' },
    ],
  },
  {
    title: 'keys.widget',
    of: '[data-widget]',
    heardIn: ['packages/widgets/src/frame/WidgetFrame.tsx', 'packages/widgets/src/board/usePrint.ts'],
    rows: [
      { keys: 'i', label: 'keys.widget.about' },
      { keys: 't', label: 'keys.chart.table' },
      { keys: '{mod}+P', label: 'keys.widget.print' },
    ],
  },
  {
    title: 'keys.chart',
    of: '[role=application]',
    heardIn: ['packages/widgets/src/charts/Surface.tsx', 'packages/widgets/src/charts/Overlay.tsx'],
    rows: [
      { keys: '← →', label: 'keys.chart.walk' },
      { keys: '{shift}+← →', label: 'keys.chart.stride' },
      { keys: '{home} {end}', label: 'keys.chart.ends' },
      { keys: '[ ]', label: 'keys.chart.edges' },
      { keys: '{enter}', label: 'keys.chart.zoom' },
      { keys: 'Esc', label: 'keys.chart.back' },
      { keys: 'c', label: 'keys.chart.copy' },
      { keys: 'e', label: 'keys.chart.explain' },
      { keys: 'n', label: 'keys.chart.note' },
      { keys: 'm', label: 'keys.chart.menu' },
      { keys: '{shift}+{drag}', label: 'keys.chart.select' },
    ],
  },
  {
    title: 'keys.legend',
    of: '[role=application]',
    heardIn: ['packages/widgets/src/charts/Legend.tsx'],
    rows: [
      { keys: '{enter}', label: 'keys.legend.only' },
      { keys: 'Ctrl+{enter}', label: 'keys.legend.one' },
    ],
  },
  {
    title: 'keys.values',
    of: ':is(tr, li) [aria-haspopup=menu]',
    heardIn: [],
    rows: [{ keys: '{shift}+F10', label: 'keys.values.menu' }],
  },
  {
    title: 'keys.arrange',
    of: '[data-handle]',
    heardIn: ['packages/widgets/src/board/Arrange.tsx'],
    rows: [
      { keys: '← → ↑ ↓', label: 'keys.arrange.move' },
      { keys: 'w', label: 'keys.arrange.width' },
      { keys: '{delete}', label: 'keys.arrange.hide' },
    ],
  },
  {
    title: 'keys.rows',
    of: '[data-tick]',
    heardIn: [
      'packages/ui/src/table/TableRow.tsx',
      'packages/ui/src/table/TableHead.tsx',
      'packages/ui/src/table/TableCards.tsx',
      'packages/ui/src/table/BulkBar.tsx',
    ],
    rows: [
      { keys: '↑ ↓', label: 'keys.rows.walk' },
      { keys: '{shift}+↑ ↓', label: 'keys.rows.choose' },
      { keys: '{enter}', label: 'keys.rows.bar' },
    ],
  },
  {
    title: 'keys.form',
    of: 'form',
    heardIn: ['apps/dashboard/src/kit/form/SavedForm.tsx'],
    rows: [{ keys: '{mod}+{enter}', label: 'keys.form.save' }],
  },
  {
    title: 'keys.editor',
    of: '.cm-editor',
    heardIn: ['apps/dashboard/src/screens/vcl/VclEditor.tsx'],
    rows: [{ keys: '{mod}+S', label: 'keys.editor.review' }],
  },
]

const named = {
  shift: 'key.shift',
  home: 'key.home',
  end: 'key.end',
  enter: 'key.enter',
  delete: 'key.delete',
  drag: 'key.drag',
} as const satisfies Record<string, Key>
const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name)

/** Returns the keys that work on the page that is shown, chords included. */
export function keyGroups(t: T<typeof en>): ShortcutGroup[] {
  const mod = isMac() ? '⌘' : 'Ctrl'
  const written = (keys: string) =>
    keys.replace(/\{(\w+)\}/g, (all, name: string) => (name === 'mod' ? mod : isNamed(name) ? t(named[name]) : all))
  const isHere = ({ of }: KeyGroup) => of === undefined || document.querySelector(`main ${of}`) !== null
  const groups = keyTable.filter(isHere).map(({ title, rows }) => ({
    title: t(title),
    shortcuts: rows.map(({ keys, label }) => ({ keys: [written(keys)], label: t(label) })),
  }))
  return [...groups.slice(0, 1), ...activeChords(), ...groups.slice(1)]
}
