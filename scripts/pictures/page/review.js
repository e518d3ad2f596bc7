// The review page. Everything from outside becomes text or an attribute, never markup.
import { changedPart, isSame, wholeOf } from './difference.mjs'

const causes = {
  token: ['Tokens', 'Theme files changed, and nothing else that these stories show.'],
  several: ['Several candidates', 'More than one kind of file changed that these stories show.'],
  component: ['Components', 'Files that these stories import changed.'],
  data: ['Data', 'The sandbox or the stories themselves changed.'],
  tool: ['Tools', 'Nothing that is shown changed, but the browser, the lockfile or the runner did.'],
  unknown: ['Unexplained', 'Nothing changed that these stories import: look twice, a picture may not be still.'],
  new: ['New', 'Stories, themes or widths that have no picture yet.'],
  removed: ['Removed', 'Pictures that no story stands behind. Accepting deletes them.'],
}
const byId = (id) => document.getElementById(id)
const state = { groups: [], view: 'side', isPart: true, theme: '', mode: '', onion: 50 }

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

const address = (side, { name }) => `/${side}/${encodeURIComponent(name)}`
const shown = (group) =>
  group.pictures.filter(
    (one) => (!state.theme || one.theme === state.theme) && (!state.mode || one.mode === state.mode),
  )

function figure(caption, content) {
  return make('figure', {}, make('figcaption', { textContent: caption }), content)
}

async function pixels(side, picture) {
  const answer = await fetch(address(side, picture))
  const bitmap = await createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

function differenceOf(before, after) {
  const { width, height } = wholeOf(before, after)
  const drawn = new ImageData(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4
      const from = (y * after.width + x) * 4
      const same = isSame(before, after, x, y)
      for (let c = 0; c < 3; c += 1) drawn.data[to + c] = same ? 200 + after.data[from + c] * 0.2 : [230, 0, 150][c]
      drawn.data[to + 3] = 255
    }
  }
  return drawn
}

function drawPart(canvas, drawn, { x, y, width, height }) {
  Object.assign(canvas, { width, height })
  canvas.getContext('2d').putImageData(drawn, -x, -y)
}

async function draw(pair) {
  const { picture, canvases } = pair
  const { cause } = picture.reason
  const [before, after] = await Promise.all([
    cause === 'new' ? undefined : pixels('before', picture),
    cause === 'removed' ? undefined : pixels('after', picture),
  ])
  const isPart = state.isPart && before && after
  const part = isPart ? changedPart(before, after) : wholeOf(before ?? after, after ?? before)
  for (const [side, canvas] of Object.entries(canvases)) {
    const drawn = side === 'difference' ? differenceOf(before, after) : side === 'before' ? before : after
    drawPart(canvas, drawn, part)
  }
}

const drawWhenSeen = new IntersectionObserver(
  (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      void draw(target)
    }
  },
  { rootMargin: '600px' },
)

function canvasOf(side, picture) {
  const canvas = make('canvas', { width: 300, height: 150 })
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', `${picture.title}, ${side}`)
  return canvas
}

function compared(picture) {
  const { cause } = picture.reason
  const before = () => canvasOf('before', picture)
  const after = () => canvasOf('after', picture)
  if (cause === 'new') return { canvases: { after: after() }, caption: ['After'] }
  if (cause === 'removed') return { canvases: { before: before() }, caption: ['Before'] }
  if (state.view === 'difference') {
    return { canvases: { difference: canvasOf('difference', picture) }, caption: ['Difference'] }
  }
  if (state.view === 'onion') {
    const over = after()
    over.className = 'over'
    over.style.opacity = String(state.onion / 100)
    return { canvases: { before: before(), after: over }, caption: ['Before under after'], isStacked: true }
  }
  return { canvases: { before: before(), after: after() }, caption: ['Before', 'After'] }
}

function pairOf(picture) {
  const { canvases, caption, isStacked } = compared(picture)
  const drawn = Object.values(canvases)
  const contents = isStacked ? [make('div', { className: 'stack' }, ...drawn)] : drawn
  const figures = contents.map((content, place) => figure(caption[place], content))
  const pair = make('div', { className: 'pair', picture, canvases }, ...figures)
  drawWhenSeen.observe(pair)
  return pair
}

function article(picture) {
  const look = [picture.theme, picture.mode, picture.width && `${picture.width} px`].filter(Boolean).join(', ')
  const differs = picture.pixels === null ? '' : `${picture.pixels.toLocaleString('en')} pixels differ`
  const button = make('button', { type: 'button', textContent: 'Accept', onclick: () => accept([picture]) })
  button.setAttribute('aria-label', `Accept ${picture.name}`)
  const title = `${picture.title}${picture.isCanary ? ' (canary)' : ''}`
  const head = make('div', { className: 'head' }, make('h3', { textContent: title }), look, ` ${differs} `, button)
  return make('article', {}, head, pairOf(picture))
}

function section(group) {
  const pictures = shown(group)
  const [title, why] = causes[group.cause]
  const accepting = { type: 'button', textContent: `Accept these ${pictures.length}`, onclick: () => accept(pictures) }
  const head = make(
    'div',
    { className: 'head' },
    make('h2', { textContent: `${title} (${pictures.length})` }),
    make('span', { textContent: why }),
    make('span', { className: 'because', textContent: group.because.join('  ') }),
    make('button', accepting),
  )
  return make('section', {}, head, ...pictures.map(article))
}

function show() {
  const all = state.groups.flatMap((group) => group.pictures)
  const groups = state.groups.filter((group) => shown(group).length > 0)
  byId('count').textContent = all.length === 0 ? 'Everything is accepted.' : `${all.length} wait`
  byId('groups').replaceChildren(...groups.map(section))
  for (const [id, key] of [
    ['theme', 'theme'],
    ['mode', 'mode'],
  ]) {
    const values = [...new Set(all.map((one) => one[key]))].sort()
    const options = ['', ...values].map((value) => make('option', { value, textContent: value || 'all' }))
    byId(id).replaceChildren(...options)
    byId(id).value = state[key]
  }
}

async function accept(pictures) {
  const body = JSON.stringify({ names: pictures.map(({ name }) => name) })
  const isAccepted = ({ name }) => pictures.some((one) => one.name === name)
  // Removed before the write: a late image request would ask for a deleted file.
  state.groups = state.groups.map((group) => ({ ...group, pictures: group.pictures.filter((one) => !isAccepted(one)) }))
  show()
  byId('count').textContent = 'Writing …'
  const answer = await fetch('/accept', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  state.groups = await (answer.ok ? answer : await fetch('/groups.json')).json()
  show()
  if (!answer.ok) byId('count').textContent = `Not accepted: ${await answer.text()}`
}

byId('views').addEventListener('change', ({ target }) => {
  state.view = target.value
  byId('over').hidden = state.view !== 'onion'
  show()
})
byId('part').addEventListener('change', ({ target }) => {
  state.isPart = target.checked
  show()
})
for (const id of ['theme', 'mode']) {
  byId(id).addEventListener('change', ({ target }) => {
    state[id] = target.value
    show()
  })
}
byId('onion').addEventListener('input', ({ target }) => {
  state.onion = Number(target.value)
  for (const over of document.querySelectorAll('.over')) over.style.opacity = String(state.onion / 100)
})
state.groups = await (await fetch('/groups.json')).json()
show()
