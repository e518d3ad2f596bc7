import {
  AnnouncerProvider,
  defaultTheme,
  LocaleProvider,
  loadAllIcons,
  loadFloating,
  loadWords,
  ThemeProvider,
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

/** Our parts in a page of documentation, which has none of the surroundings that stories have. */
export function Surround({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <LocaleProvider locale="en" zone="Europe/Madrid">
        <ThemeProvider seed={defaultTheme} mode="light">
          <AnnouncerProvider>
            <ToastProvider>
              <Suspense fallback={null}>
                <Prepared>{children}</Prepared>
              </Suspense>
            </ToastProvider>
          </AnnouncerProvider>
        </ThemeProvider>
      </LocaleProvider>
    </Unstyled>
  )
}

function Prepared({ children }: { children: ReactNode }) {
  use(prepared)
  return children
}
