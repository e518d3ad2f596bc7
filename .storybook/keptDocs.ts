import { DocsRenderer } from '@storybook/addon-docs'
import type { DocsRenderFunction, Renderer } from 'storybook/internal/types'

/**
 * Draws a page of documentation once. Storybook's own draws it anew whenever the toolbar changes, and forgets what was typed and opened;
 * our pages follow the toolbar by themselves (DocsLook), the stories on them are told apart from them.
 */
export class KeptDocs extends DocsRenderer<Renderer> {
  constructor() {
    super()
    const { render: renderAnew, unmount } = this
    let shown: Parameters<DocsRenderFunction<Renderer>> | undefined
    this.render = async (...asked) => {
      if (shown && asked.every((one, place) => one === shown?.[place])) return
      shown = asked
      try {
        await renderAnew(...asked)
      } catch (error) {
        shown = undefined // what failed is tried again
        throw error
      }
    }
    this.unmount = (element) => {
      shown = undefined
      unmount(element)
    }
  }
}
