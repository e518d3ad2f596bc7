import {
  AnnouncerProvider,
  LocaleProvider,
  loadAllIcons,
  loadFloating,
  loadWords,
  ToastProvider,
  uiWords,
} from '@parapet/ui'
import { clinicWords } from '@parapet/ui/clinic'
import { loadTableExtras, tableWords } from '@parapet/ui/table'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense, use } from 'react'

const prepared = Promise.all([
  loadWords('en', uiWords, tableWords, clinicWords),
  loadAllIcons(),
  loadFloating(),
  loadTableExtras(),
])

/** Our parts in a page of documentation, which has none of the surroundings that stories have but the theme (DocsLook). */
export function Surround({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <LocaleProvider locale="en" zone="Europe/Madrid">
        <AnnouncerProvider>
          <ToastProvider>
            <Suspense fallback={null}>
              <Prepared>{children}</Prepared>
            </Suspense>
          </ToastProvider>
        </AnnouncerProvider>
      </LocaleProvider>
    </Unstyled>
  )
}

function Prepared({ children }: { children: ReactNode }) {
  use(prepared)
  return children
}
