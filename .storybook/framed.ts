// A story in a frame of the theme clinic keeps to itself: the page round it belongs to whoever reads it. Imported before anything that could speak or move.
import { lookOfFrame } from './look.ts'

if (lookOfFrame()) {
  // Storybook would tell the page round it what its toolbar says, and that page, which hears its own toolbar in the same way, would take over its mode.
  Object.defineProperty(window, 'parent', { value: window })

  // A login takes the focus when it comes: out of the field in which a colour is being typed, and the page scrolls there.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
