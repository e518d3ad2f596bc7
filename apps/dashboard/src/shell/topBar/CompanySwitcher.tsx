import { Icon, lazyModule, Popover, useLazyModule, useWords, VisuallyHidden } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { shellWords } from '../../platform/words/shell.words.ts'
import type { FoundCompany } from './findCompanies.ts'
import { Monogram } from './Monogram.tsx'
import type { Recents } from './recents.ts'
import * as css from './switcher.css.ts'
import * as bar from './topBar.css.ts'

const choices = lazyModule(() => import('./CompanyChoices.tsx'))

export interface CompanySwitcherProps {
  current: FoundCompany | null
  companies: readonly FoundCompany[]
  recents: Pick<Recents, 'list'>
  canOpenAny: boolean
  hrefOf: (company: number) => string
}

/** Shows the current company and opens a searchable list of the others. A user of one company sees only its name. */
export function CompanySwitcher(props: CompanySwitcherProps) {
  const { current, companies, canOpenAny } = props
  const t = useWords(shellWords)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const parts = useLazyModule(choices, isOpen, close)
  const name = current?.name ?? t('company.none')
  if (companies.length < 2 && !canOpenAny) {
    return current ? (
      <span className={css.topName}>
        <Monogram name={name} />
        <span className={bar.topButtonText}>{name}</span>
      </span>
    ) : null
  }
  return (
    <Popover
      open={isOpen && parts !== undefined}
      onOpen={setOpen}
      label={t('company.title')}
      trigger={
        <button type="button" className={bar.topButton}>
          <VisuallyHidden>{t('company.switch', { name })}</VisuallyHidden>
          <Monogram name={name} />
          <span className={bar.topButtonText} aria-hidden="true">
            {name}
          </span>
          <span className={bar.topButtonMuted}>
            <Icon name="chevronsUpDown" size={16} />
          </span>
        </button>
      }
    >
      {parts && <parts.CompanyChoices {...props} onChosen={close} />}
    </Popover>
  )
}
