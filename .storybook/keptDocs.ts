import { DocsRenderer } from '@storybook/addon-docs'
import type { DocsRenderFunction, Renderer } from 'storybook/internal/types'

/** Renders a documentation page once: Storybook remounts it on every toolbar change, which loses typed text. */
export class KeptDocs extends DocsRenderer<Renderer> {
  constructor() {
    super()
    const { render: renderPage, unmount } = this
    let shown: Parameters<DocsRenderFunction<Renderer>> | undefined
    this.render = async (...args) => {
      if (shown && args.every((one, index) => one === shown?.[index])) return
      shown = args
      try {
        await renderPage(...args)
      } catch (error) {
        shown = undefined
        throw error
      }
    }
    this.unmount = (element) => {
      shown = undefined
      unmount(element)
    }
  }
}
