import type { WidgetPreference } from '@parapet/api'
import { Button, Card, Checkbox, MultiSelect, type Option, Stack, TextArea, TextField, useWords } from '@parapet/ui'
import { type BoardCode, boardCodeOf, catalogueWords, lazyBoards, type WidgetRow } from '@parapet/widgets'
import { useMemo } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import type { SavedFormState } from '../../kit/form/useSavedForm.ts'
import { ownBoardWords } from '../../shared/board/own/ownBoard.words.ts'
import { useBoards } from '../../shared/board/own/useBoards.ts'

/** What can be changed of a board of one's own. */
export interface BoardDraft {
  name: string
  description: string
  tiles: readonly WidgetPreference[]
  /** Whether it opens with the range, sites and filters on screen from now on. */
  keepsView: boolean
}

interface BoardEditorProps {
  form: SavedFormState<BoardDraft>
  isAllowed: (board: BoardCode, row: WidgetRow) => boolean
  onArrange: () => void
  isArranging: boolean
  onClose: () => void
}

const everyBoard = Object.keys(lazyBoards) as BoardCode[]

/** The form of a board: its name, its widgets, and what it opens with. Its tiles are arranged below it. */
export function BoardEditor({ form, isAllowed, onArrange, isArranging, onClose }: BoardEditorProps) {
  const t = useWords(ownBoardWords)
  const { tiles } = form.values
  const options = useWidgetOptions(isAllowed, tiles)
  const shown = tiles.filter(({ show }) => show).map(({ code }) => code)
  return (
    <Card>
      <SavedForm
        form={form}
        label={t('form.label')}
        submitLabel={t('save')}
        needsChange
        unchangedReason={t('unchanged')}
        onCancel={() => {
          form.discard()
          onClose()
        }}
        actions={
          <Button
            tone="quiet"
            icon="size"
            onClick={onArrange}
            disabledReason={shown.length < 1 || isArranging ? t('arrange.none') : undefined}
          >
            {t('arrange')}
          </Button>
        }
      >
        <Stack gap={4}>
          <TextField label={t('name')} required maxLength={100} {...form.field('name')} />
          <TextArea
            label={t('description')}
            help={t('description.help')}
            maxLength={500}
            rows={2}
            {...form.field('description')}
          />
          <MultiSelect
            label={t('widgets')}
            help={t('widgets.help')}
            placeholder={t('widgets.choose')}
            options={options ?? []}
            disabledReason={options ? undefined : t('widgets.loading')}
            {...form.field('tiles')}
            value={shown}
            onChange={(codes) => form.set('tiles', withWidgets(tiles, codes))}
          />
          <Checkbox label={t('keepView')} {...form.field('keepsView')} />
        </Stack>
      </SavedForm>
    </Card>
  )
}

/** Returns the tiles with these widgets: kept ones in their place, new ones last. */
export function withWidgets(tiles: readonly WidgetPreference[], codes: readonly string[]): readonly WidgetPreference[] {
  const wanted = new Set(codes)
  const kept = tiles.filter(({ code, show }) => show && wanted.has(code))
  const has = new Set(kept.map(({ code }) => code))
  const added = codes.filter((code) => !has.has(code)).map((code) => ({ code, show: true, size: 1 as const, order: 0 }))
  return [...kept, ...added].map((tile, order) => ({ ...tile, order }))
}

/** The widgets that may be chosen, by name and board; undefined while they load. Widgets of the board that its reader may not see stay in the list. */
function useWidgetOptions(
  isAllowed: BoardEditorProps['isAllowed'],
  tiles: readonly WidgetPreference[],
): readonly Option[] | undefined {
  const c = useWords(catalogueWords)
  const t = useWords(ownBoardWords)
  const boards = useBoards(everyBoard)
  return useMemo(() => {
    if (!boards) return undefined
    const of = (code: BoardCode) => c(`board.${code}`)
    const known = [...boards].flatMap(([board, { rows }]) =>
      rows
        .filter((row) => isAllowed(board, row))
        .map((row) => ({ value: row.code, label: c(row.title), detail: of(board) })),
    )
    const has = new Set(known.map(({ value }) => value))
    const others = tiles
      .filter(({ code }) => !has.has(code))
      .map(({ code }) => {
        const board = boardCodeOf(code)
        const row = board && boards.get(board)?.rows.find((one) => one.code === code)
        return { value: code, label: row ? c(row.title) : t('unknown'), detail: board ? of(board) : code }
      })
    return [...known, ...others]
  }, [boards, c, t, isAllowed, tiles])
}
