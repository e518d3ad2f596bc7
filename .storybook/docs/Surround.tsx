import {
  AnnouncerProvider,
  type Locale,
  LocaleProvider,
  loadAllIcons,
  loadFloating,
  loadWords,
  ToastProvider,
} from '@parapet/ui'
import { loadTableExtras } from '@parapet/ui/table'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use, useDeferredValue } from 'react'
import { DocsLookContext } from './DocsLook.tsx'

const parts = Promise.all([loadAllIcons(), loadFloating(), loadTableExtras()])
const load = (locale: Locale) => Promise.all([parts, loadWords(locale)])
const loaded = new Map<Locale, ReturnType<typeof load>>([['en', load('en')]])
function loadOnce(locale: Locale) {
  const found = loaded.get(locale) ?? load(locale)
  loaded.set(locale, found)
  return found
}

/** Provides what our components need in a documentation page; DocsLook provides the theme. */
export function Surround({ children }: { children: ReactNode }) {
  const { locale, zone } = use(DocsLookContext)
  const shown = useDeferredValue(locale)
  return (
    <Unstyled>
      <LocaleProvider locale={shown} zone={zone}>
        <AnnouncerProvider>
          <ToastProvider>
            <Suspense fallback={null}>
              <WhenLoaded locale={shown}>
                {/* The pages around are in English. */}
                <div lang={shown}>{children}</div>
              </WhenLoaded>
            </Suspense>
          </ToastProvider>
        </AnnouncerProvider>
      </LocaleProvider>
    </Unstyled>
  )
}

function WhenLoaded({ locale, children }: { locale: Locale; children: ReactNode }) {
  use(loadOnce(locale))
  return children
}
