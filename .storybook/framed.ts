import { lookOfFrame } from './look.ts'

if (lookOfFrame()) {
  // Storybook posts toolbar changes to the parent window; a documentation page there would apply them to itself.
  Object.defineProperty(window, 'parent', { value: window })

  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
