// The review page. Texts of the server become text or attributes, never markup.
import { changedPart, isSame, wholeOf } from './difference.mjs'

const causes = {
  token: ['Tokens', 'Only theme files changed.'],
  several: ['Several candidates', 'Files of more than one kind changed that these stories use.'],
  component: ['Components', 'Files changed that these stories import.'],
  data: ['Data', 'The sandbox or the stories changed.'],
  tool: ['Tools', 'Only the browser, the lockfile or the runner changed.'],
  unknown: ['Unexplained', 'No file changed that these stories import: the story may not be deterministic.'],
  new: ['New', 'Not in the repository yet.'],
  removed: ['Removed', 'No story has these pictures any more. Accepting deletes them.'],
}
const byId = (id) => document.getElementById(id)
const state = { groups: [], view: 'side', isPart: true, onion: 50 }

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

const address = (side, { name }) => `/${side}/${encodeURIComponent(name)}`

function figure(caption, content) {
  return make('figure', {}, make('figcaption', { textContent: caption }), content)
}

async function pixels(side, picture) {
  const response = await fetch(address(side, picture))
  const bitmap = await createImageBitmap(await response.blob(), { colorSpaceConversion: 'none' })
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

const drawWhenVisible = new IntersectionObserver(
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

function createPair(picture) {
  const { canvases, caption, isStacked } = compared(picture)
  const drawn = Object.values(canvases)
  const contents = isStacked ? [make('div', { className: 'stack' }, ...drawn)] : drawn
  const figures = contents.map((content, index) => figure(caption[index], content))
  const pair = make('div', { className: 'pair', picture, canvases }, ...figures)
  drawWhenVisible.observe(pair)
  return pair
}

function article(picture) {
  const look = [picture.theme, picture.mode, picture.width && `${picture.width} px`].filter(Boolean).join(', ')
  const differs = picture.pixels === null ? '' : `${picture.pixels.toLocaleString('en')} pixels differ`
  const button = make('button', { type: 'button', textContent: 'Accept', onclick: () => accept([picture]) })
  button.setAttribute('aria-label', `Accept ${picture.name}`)
  const title = `${picture.title}${picture.isCanary ? ' (canary)' : ''}`
  const head = make('div', { className: 'head' }, make('h3', { textContent: title }), look, ` ${differs} `, button)
  return make('article', {}, head, createPair(picture))
}

const files = (label, paths) =>
  paths.length > 0 ? make('span', { className: 'files', textContent: `${label}: ${paths.join('  ')}` }) : ''

function section({ cause, uncommitted, committed, pictures }) {
  const [title, why] = causes[cause]
  const accepting = { type: 'button', textContent: `Accept these ${pictures.length}`, onclick: () => accept(pictures) }
  const head = make(
    'div',
    { className: 'head' },
    make('h2', { textContent: `${title} (${pictures.length})` }),
    make('span', { textContent: why }),
    files('Not committed', uncommitted),
    files('Committed since', committed),
    make('button', accepting),
  )
  return make('section', {}, head, ...pictures.map(article))
}

function show() {
  const all = state.groups.flatMap((group) => group.pictures)
  const groups = state.groups.filter(({ pictures }) => pictures.length > 0)
  byId('count').textContent = all.length === 0 ? 'Everything is accepted.' : `${all.length} to review`
  byId('groups').replaceChildren(...groups.map(section))
}

async function accept(pictures) {
  const body = JSON.stringify({ names: pictures.map(({ name }) => name) })
  const isAccepted = ({ name }) => pictures.some((picture) => picture.name === name)
  // Removed before the write: otherwise a late image request would get a deleted file.
  state.groups = state.groups.map((group) => ({
    ...group,
    pictures: group.pictures.filter((picture) => !isAccepted(picture)),
  }))
  show()
  byId('count').textContent = 'Writing …'
  const response = await fetch('/accept', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  state.groups = await (response.ok ? response : await fetch('/groups.json')).json()
  show()
  if (!response.ok) byId('count').textContent = `Not accepted: ${await response.text()}`
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
byId('onion').addEventListener('input', ({ target }) => {
  state.onion = Number(target.value)
  for (const over of document.querySelectorAll('.over')) over.style.opacity = String(state.onion / 100)
})
state.groups = await (await fetch('/groups.json')).json()
show()
