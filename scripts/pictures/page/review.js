// The review page: verdicts and how pictures are shown. Everything to read is in the document already.
const byId = (id) => document.getElementById(id)
const verdicts = JSON.parse(byId('verdicts').textContent)
const isServed = location.protocol === 'http:'

function showVerdicts() {
  for (const set of document.querySelectorAll('.verdict')) {
    const said = verdicts[set.dataset.kind][set.dataset.key]
    for (const button of set.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.value === said?.verdict))
  }
  const said = [...Object.values(verdicts.clusters), ...Object.values(verdicts.pictures)]
  const count = (verdict) => said.filter((one) => one.verdict === verdict).length
  byId('said').textContent = `Verdicts: ${count('accept')} to accept, ${count('reject')} to reject`
}

function say(set, verdict) {
  const { kind, key } = set.dataset
  if (verdicts[kind][key]?.verdict === verdict) delete verdicts[kind][key]
  else verdicts[kind][key] = { verdict, comment: set.querySelector('input').value }
  showVerdicts()
}

function showParts() {
  const isPart = byId('part').checked
  for (const image of document.querySelectorAll('img')) {
    const { area, whole } = image.dataset
    const [width, height] = whole.split(' ').map(Number)
    const [x, y, wide, high] = (isPart && area ? area : `0 0 ${whole}`).split(' ').map(Number)
    image.style.objectViewBox =
      isPart && area ? `inset(${y}px ${width - x - wide}px ${height - y - high}px ${x}px)` : ''
    image.width = wide
    image.height = high
  }
}

async function save() {
  const text = JSON.stringify(verdicts, null, 2)
  if (!isServed) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = 'verdicts.json'
    link.click()
    byId('saved').textContent = 'Saved as verdicts.json. Apply it with: pnpm pictures --last --verdicts=verdicts.json'
    return
  }
  byId('saved').textContent = 'Writing …'
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/verdicts', { method: 'POST', headers, body: text }).catch(() => undefined)
  if (response?.ok) location.reload()
  else byId('saved').textContent = `Not saved: ${response ? await response.text() : 'the review has ended'}`
}

document.addEventListener('click', ({ target }) => {
  const set = target.closest('.verdict')
  if (target.matches('button') && set) say(set, target.value)
})
document.addEventListener('input', ({ target }) => {
  const set = target.closest('.verdict')
  const said = set && verdicts[set.dataset.kind][set.dataset.key]
  if (said) said.comment = target.value
  if (target.id === 'onion') document.body.style.setProperty('--onion', String(Number(target.value) / 100))
})
byId('views').addEventListener('change', ({ target }) => {
  document.body.dataset.view = target.value
  byId('over').hidden = target.value !== 'onion'
})
byId('part').addEventListener('change', showParts)
byId('save').addEventListener('click', save)
byId('save').textContent = isServed ? 'Write what is accepted' : 'Save verdicts'
byId('tools').hidden = false
showVerdicts()
showParts()
