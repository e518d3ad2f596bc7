import { Icon, type T, useAnnounce, useWords } from '@parapet/ui'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import type en from '../../platform/words/shell.en.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import type { CompanySwitcherProps } from './CompanySwitcher.tsx'
import * as css from './choices.css.ts'
import { type FoundCompany, findCompanies } from './findCompanies.ts'
import { Monogram } from './Monogram.tsx'
import { useEveryCompany } from './useEveryCompany.ts'

/** The searchable list of companies the user may open, recent ones first. */
export function CompanyChoices({
  current,
  companies: own,
  recents,
  canOpenAny,
  hrefOf,
  onChosen,
}: CompanySwitcherProps & { onChosen: () => void }) {
  const t = useWords(shellWords)
  const { companies, isWhole } = useEveryCompany(own, true)
  const announce = useAnnounce()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const { shown, total } = useMemo(() => findCompanies(companies, query), [companies, query])
  const latest = useMemo(
    () =>
      query.trim() === '' && companies.length > 6
        ? recents.list().flatMap((id) => companies.find((company) => company.id === id && id !== current?.id) ?? [])
        : [],
    [companies, recents, query, current],
  )
  const numbered = (text: string): readonly FoundCompany[] => {
    const id = canOpenAny && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null
    return id !== null && !isWhole && !companies.some((company) => company.id === id) ? [named(id, t)] : []
  }
  const other = numbered(query)
  const options = [...latest, ...other, ...shown]
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const mayTypeAny = canOpenAny && !isWhole
  const search = (text: string) => {
    setQuery(text)
    setActive(0)
    const n = numbered(text).length + findCompanies(companies, text).total
    announce(n === 0 && mayTypeAny ? t('company.any') : t('company.found', { n }), 'polite')
  }
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault()
      list.current?.querySelector<HTMLAnchorElement>('[data-active="true"]')?.click()
    }
  }
  const row = (company: FoundCompany, index: number) => (
    <RouterLink
      key={company.id}
      id={optionId(index)}
      href={hrefOf(company.id)}
      role="option"
      tabIndex={-1}
      aria-selected={company.id === current?.id}
      data-active={index === active}
      className={css.option}
      onMouseMove={() => setActive(index)}
      onClick={onChosen}
    >
      <Monogram name={company.name} />
      <span className={css.optionName}>
        {company.name}
        {company.foundBy !== undefined && company.foundBy !== String(company.id) && (
          <span className={css.optionNote}> · {company.foundBy}</span>
        )}
      </span>
      {company.id === current?.id ? (
        <Icon name="check" size={16} label={t('company.current')} />
      ) : (
        <span className={css.optionNote}>{company.id}</span>
      )}
    </RouterLink>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the search field inside are handled here.
    <div className={css.switcher} onKeyDown={walk}>
      <label className={css.search}>
        <Icon name="search" size={16} />
        <input
          className={css.searchInput}
          type="text"
          role="combobox"
          aria-label={t('company.search')}
          aria-expanded={true}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          placeholder={t('company.search')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      </label>
      <div ref={list} id={listId} role="listbox" aria-label={t('company.title')} className={css.options} tabIndex={-1}>
        {latest.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a group of options.
          <div role="group" aria-label={t('company.recent')}>
            <div className={css.optionGroup} aria-hidden="true">
              {t('company.recent')}
            </div>
            {latest.map((company, index) => row(company, index))}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a group of options. */}
        <div role="group" aria-label={t('company.all')}>
          {latest.length > 0 && (
            <div className={css.optionGroup} aria-hidden="true">
              {t('company.all')}
            </div>
          )}
          {[...other, ...shown].map((company, index) => row(company, latest.length + index))}
        </div>
      </div>
      {options.length === 0 && (
        <p className={css.optionsNote}>
          {isWhole && /^\s*\d+\s*$/.test(query)
            ? t('company.noNumber', { id: query.trim() })
            : t('company.empty', { query })}
        </p>
      )}
      {mayTypeAny && other.length === 0 && <p className={css.optionsNote}>{t('company.any')}</p>}
      {shown.length < total && <p className={css.optionsNote}>{t('company.cut', { shown: shown.length, total })}</p>}
    </div>
  )
}

function named(id: number, t: T<typeof en>): FoundCompany {
  return { id, name: t('company.byId', { id: String(id) }) }
}
