// Opens every component story at 320 px, at 640 × 360 px (1280 × 720 at 200 % zoom), and at 320 px right to left: the
// page must not scroll sideways, and nothing may be unreachable (WCAG 2.2, 1.4.4 and 1.4.10). Usage: node
// scripts/narrow.mjs [--only=REGEX | --canary] (after `pnpm build:storybook`)
import { eachStory, notAtRest, tell, wantedStories } from './eachStory.mjs'

const windows = [
  { width: 320, height: 640, direction: 'ltr' },
  { width: 640, height: 360, direction: 'ltr' },
  { width: 320, height: 640, direction: 'rtl' },
]

function outOfReach() {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const slack = 1.5
  const nameOf = (element) => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> “${said.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  }
  const isHiddenFromSight = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const ownText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim())
  const isOperated = (element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  const describeElement = (element) => {
    if (isOperated(element)) return element.getBoundingClientRect()
    const range = document.createRange()
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue.trim())
    const boxes = words.map((node) => {
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    })
    const side = (pick, from) => pick(...boxes.map((box) => box[from]))
    const [left, right, top, bottom] = [
      side(Math.min, 'left'),
      side(Math.max, 'right'),
      side(Math.min, 'top'),
      side(Math.max, 'bottom'),
    ]
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  }
  const shortened = ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none'

  const whyOutOfReach = (element) => {
    const place = describeElement(element)
    if (place.width <= 1 || place.height <= 1) return undefined
    let isSideways = false
    let isDown = false
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (isHiddenFromSight(at) && style.overflow !== 'visible') return undefined
      if (shortened(style)) return undefined
      isSideways ||= /auto|scroll/.test(style.overflowX)
      isDown ||= /auto|scroll/.test(style.overflowY)
      if (
        !isSideways &&
        /hidden|clip/.test(style.overflowX) &&
        (place.left < box.left - slack || place.right > box.right + slack)
      ) {
        return `is cut by ${nameOf(at)}`
      }
      if (
        !isDown &&
        /hidden|clip/.test(style.overflowY) &&
        (place.top < box.top - slack || place.bottom > box.bottom + slack)
      ) {
        return `is cut above or below by ${nameOf(at)}`
      }
      if (style.position === 'fixed') {
        if (!isDown && (place.top < -slack || place.bottom > view.height + slack)) return 'is above or below the window'
        break
      }
    }
    if (!isSideways && (place.left < -slack || place.right > view.width + slack)) return 'is beside the window'
    return undefined
  }

  const comesIntoViewOnFocus = (element) => {
    if (!isOperated(element)) return false
    const before = document.activeElement
    element.focus({ preventScroll: true })
    const why = whyOutOfReach(element)
    element.blur()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return why === undefined
  }

  const problems = []
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
  if (wide > view.width + 1) problems.push(`the page is ${wide} px wide`)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sb-wrapper, [inert], [aria-hidden="true"], svg, noscript, script, style')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (!ownText(element) && !isOperated(element)) continue
    const why = whyOutOfReach(element)
    if (why && !comesIntoViewOnFocus(element)) problems.push(`${nameOf(element)} ${why}`)
  }
  return problems
}

const stories = wantedStories()
const found = await eachStory(stories, async (page) => {
  const problems = []
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.evaluate((direction) => {
      document.documentElement.dir = direction
    }, size.direction)
    const trouble = await notAtRest(page)
    if (trouble) problems.push(`${size.width} px ${size.direction}: ${trouble}`)
    for (const problem of await page.evaluate(outOfReach))
      problems.push(`${size.width} px ${size.direction}: ${problem}`)
  }
  return problems
})
tell(found, `${stories.length} stories in ${stories.length * windows.length} windows`)
