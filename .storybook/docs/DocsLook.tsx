import { defaultTheme, loadTheme, type Mode, ThemeProvider, type ThemeSeed, themes, tokensOf, vars } from '@parapet/ui'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type PropsWithChildren, Suspense, use, useMemo, useSyncExternalStore } from 'react'
import { create } from 'storybook/theming'

/** What the toolbar asks of a page of documentation. */
interface Look {
  readonly seed: ThemeSeed
  readonly mode: Mode
}

/** The toolbar's theme and mode: pages of documentation follow it as stories do. */
export const DocsLookContext = createContext<Look>({ seed: defaultTheme, mode: 'light' })

type Channel = DocsContainerProps['context']['channel']

/** What was last said of the toolbar on the channel between preview and manager. */
function useToolbar(channel: Channel): { theme?: string; mode?: string } {
  return useSyncExternalStore(
    (tell) => {
      channel.on('globalsUpdated', tell)
      return () => channel.off('globalsUpdated', tell)
    },
    () => (channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals ?? nothing,
  )
}
const nothing = {}

/** Storybook's own parts of a page (headings, code, controls) in the colours of the theme. */
function PaintedContainer({ seed, mode, children, ...props }: PropsWithChildren<DocsContainerProps & Look>) {
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

/** Every page of documentation, in the toolbar's theme and mode. */
export function DocsLook({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const toolbar = useToolbar(props.context.channel)
  const seed = themes.find(({ name }) => name === toolbar.theme) ?? defaultTheme
  const mode: Mode = toolbar.mode === 'dark' ? 'dark' : 'light'
  const look = useMemo(() => ({ seed, mode }), [seed, mode])
  return (
    <DocsLookContext value={look}>
      <Suspense fallback={null}>
        <PaintedContainer {...props} {...look}>
          {children}
        </PaintedContainer>
      </Suspense>
    </DocsLookContext>
  )
}
