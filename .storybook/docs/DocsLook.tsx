import { loadTheme, type Mode, ThemeProvider, type ThemeSeed, tokensOf, vars } from '@parapet/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type PropsWithChildren, Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { create } from 'storybook/theming'
import { setRoot } from '../root.ts'
import { choiceOf, initialGlobals, type ToolbarChoice } from '../toolbar.ts'

/** The toolbar choices, for documentation pages. */
export const DocsLookContext = createContext<ToolbarChoice>(choiceOf(initialGlobals))

type Channel = DocsContainerProps['context']['channel']

/** Returns the latest globals from the channel between preview and manager. */
export function useGlobals(channel: Channel): Readonly<Record<string, unknown>> {
  return useSyncExternalStore(
    (notify) => {
      // The channel notifies before it stores, so reading it at once returns the previous value.
      const notifyLater = () => queueMicrotask(notify)
      channel.on('globalsUpdated', notifyLater)
      return () => channel.off('globalsUpdated', notifyLater)
    },
    () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals ?? initialGlobals,
  )
}

/** Returns the latest toolbar choices. */
export function useToolbar(channel: Channel): ToolbarChoice {
  const globals = useGlobals(channel)
  return useMemo(() => choiceOf(globals), [globals])
}

function ThemedContainer({
  seed,
  mode,
  children,
  ...props
}: PropsWithChildren<DocsContainerProps & { seed: ThemeSeed; mode: Mode }>) {
  use(loadTheme(seed))
  const tokens = tokensOf(seed)?.[mode]
  const theme = useMemo(() => {
    if (!tokens) return undefined
    const { color } = tokens
    return create({
      base: mode,
      appBg: color.page,
      appContentBg: color.card,
      appPreviewBg: color.card,
      appBorderColor: color.line,
      barBg: color.card,
      barTextColor: color.muted,
      textColor: color.text,
      textMutedColor: color.muted,
      colorPrimary: color.brandText,
      colorSecondary: color.brandText,
      inputBg: color.card,
      inputBorder: color.edge,
      inputTextColor: color.text,
      fontBase: vars.font.body,
      fontCode: vars.font.mono,
    })
  }, [tokens, mode])
  return (
    <ThemeProvider seed={seed} mode={mode}>
      <DocsContainer {...props} {...(theme && { theme })}>
        {children}
      </DocsContainer>
    </ThemeProvider>
  )
}

/** Applies the toolbar to every documentation page without remounting it. */
export function DocsLook({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context.channel)
  useEffect(() => void setRoot({ ...toolbar, locale: 'en', direction: 'ltr' }), [toolbar])
  return (
    <DocsLookContext value={toolbar}>
      <Suspense fallback={null}>
        <ThemedContainer {...props} seed={toolbar.seed} mode={toolbar.mode}>
          {children}
        </ThemedContainer>
      </Suspense>
    </DocsLookContext>
  )
}
