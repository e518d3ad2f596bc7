import { ChipsBar, useLocale, useWords, VisuallyHidden } from '@parapet/ui'
import { filterName, filterValue } from '../rows/filterFields.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { toolbarWords } from '../words/toolbar.ts'
import type { FilterChip } from './chips.ts'
import type { FilterBarProps } from './FilterBar.tsx'

/** The chips of a page's filters; a click edits, Alt and a click negates, Shift and a click switches off. */
export function FilterChips({
  chips,
  onFilter,
  onEdit,
}: Omit<FilterBarProps, 'filters'> & { readonly chips: readonly FilterChip[] }) {
  const t = useWords(toolbarWords)
  const c = useWords(catalogueWords)
  const { locale } = useLocale()
  return (
    <>
      <ChipsBar
        label={t('chips.label')}
        onClear={() => onFilter({ type: 'clear' })}
        chips={chips.map((chip, index) => ({
          id: `${chip.key} ${chip.isExcluded} ${chip.isMuted} ${chip.value}`,
          label: t(chip.isExcluded ? 'chips.not' : isAlternative(chip, chips[index - 1]) ? 'chips.or' : 'chips.text', {
            key: filterName(chip.key, c),
            value: filterValue(chip.key, chip.value, locale),
          }),
          negated: chip.isExcluded,
          muted: chip.isMuted,
          onRemove: () => onFilter({ type: 'remove', chip }),
          onMute: () => onFilter({ type: chip.isMuted ? 'unmute' : 'mute', chip }),
          ...(chip.key === 'vhost'
            ? { onClick: () => onFilter({ type: chip.isMuted ? 'unmute' : 'mute', chip }) }
            : { onClick: () => onEdit(chip), onNegate: () => onFilter({ type: 'flip', chip }) }),
        }))}
      />
      <VisuallyHidden>{t('chips.help')}</VisuallyHidden>
    </>
  )
}

function isAlternative(chip: FilterChip, before: FilterChip | undefined): boolean {
  const isWanted = (one: FilterChip) => !one.isExcluded && !one.isMuted
  return before !== undefined && before.key === chip.key && isWanted(before) && isWanted(chip)
}
