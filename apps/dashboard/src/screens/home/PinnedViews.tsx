import { type PinnedView, savedPages } from '@parapet/api'
import { IconButton, Link, useWords } from '@parapet/ui'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import * as css from './home.css.ts'

/** The pinned views of a company, on home: a link each, without a request. */
export function PinnedViews({ company }: { company: number }) {
  const t = useWords(viewsWords)
  const to = useTo()
  const { pinsOf, unpin } = usePreferences()
  const hrefOf = ({ id, page, query }: PinnedView): string =>
    page === 'ownBoard'
      ? to('ownBoard', { sId: id })
      : to(savedPages.find((one) => one === page) ?? 'home', undefined, new URLSearchParams(query))
  return (
    <nav aria-label={t('pins.label')} data-wall="hidden">
      <ul className={css.pins}>
        {pinsOf(company).map((view) => (
          <li key={view.id} className={css.pin}>
            <Link href={hrefOf(view)} data-why={t('snapshot.why', { name: view.name })}>
              {view.name}
            </Link>
            <IconButton
              icon="x"
              size="s"
              tone="quiet"
              label={t('pins.remove', { name: view.name })}
              onClick={() => unpin(company, view.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
