// Runs before the first paint, from the head of the page: sets mode, theme colours and language on the root element
// and starts the first requests beside the code. It must stay small and must never throw: the page works without it.
;(() => {
  const root = document.documentElement
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const parsed = (key) => {
    try {
      return JSON.parse(kept(key) ?? 'null')
    } catch {
      return null
    }
  }

  const chosen = kept('parapet.mode')
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mode = isDark ? 'dark' : 'light'
  const language = kept('parapet.locale') ?? navigator.languages.find((one) => /^e[ns]/.test(one))
  root.lang = /^es/.test(language) ? 'es' : 'en'

  const token = parsed('parapet.session')?.token
  const isIdle = (kept('parapet.activity') ?? Infinity) < Date.now() - 3_600_000
  const isIn = token?.expiresAtMs > Date.now() && !isIdle && !location.pathname.startsWith('/auth/')
  root.dataset.entry = isIn ? 'app' : 'login'

  // Whoever takes a request over can abort it: it is then past its time or no longer wanted.
  const begin = (url, headers, read = (answer) => answer) => {
    const stop = new AbortController()
    const answer = fetch(url, { headers, signal: stop.signal }).then(read)
    answer.catch(() => {})
    return { answer, stop: () => stop.abort() }
  }
  const early = { answers: {} }
  window.parapetEarly = early
  early.config = begin('/config.json', {}, (answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))

  // The links of index.html reload the open page; without this script they lead home.
  addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-reload]')) return
    event.preventDefault()
    location.reload()
  })

  // §4: the notice of a slow query, while nothing else on the page can show it.
  setTimeout(() => {
    const notice = document.getElementById('slow')?.content.querySelector(`[lang=${root.lang}]`)
    if (notice) document.querySelector('[data-slow]')?.append(notice.cloneNode(true))
  }, 10_000)

  // The theme of the last visit, else that of the configuration: another provider's colours must not flash up.
  const look = parsed('parapet.theme')
  const reveal = () => delete root.dataset.wait
  const brand = (title, icon) => {
    document.title = title
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
  }
  // index.html names no provider: other brands have the same file, and show it where no script runs.
  const revealOwn = () => {
    brand('Parapet', '/icon.svg')
    root.style.setProperty('--pre-brand', "'Parapet'")
    delete root.dataset.own
    reveal()
  }
  if (look) {
    for (const [name, value] of Object.entries(look.vars?.[root.dataset.mode] ?? {}))
      root.style.setProperty(name, value)
    root.dataset.theme = look.name
    if (look.title) brand(look.title, look.icon)
    else if (!look.vars) revealOwn()
  } else {
    root.dataset.wait = ''
    const covers = (pattern) =>
      pattern === location.hostname || (/^\*\./.test(pattern) && location.hostname.endsWith(pattern.slice(1)))
    const isOther = ({ hosts = {}, themes = [] }) =>
      Object.entries(hosts).some(([pattern, name]) => covers(pattern) && name !== 'parapet') ||
      themes.some((theme) => theme.name === 'parapet' || theme.hosts?.some(covers))
    early.config.answer.then((config) => isOther(config) || revealOwn(), revealOwn)
    setTimeout(reveal, 5000)
  }

  const screen = /^\/(?:\d+\/?)?([a-z-]*)\/?$/.exec(location.pathname)
  const api = look?.api ?? '/api'
  const authorization = `Bearer ${token?.accessToken}`
  const ask = (path) => {
    const url = api + path
    early.answers[url] = begin(url, { accept: 'application/json', authorization })
  }
  let asks = []
  if (isIn) {
    Object.assign(early, { authorization, at: Math.floor(Date.now() / 1000) })
    ask('/v2/companies/current_user/')
    ask('/v1/notifications/groups')
    const company = Number(/^\/(\d+)(\/|$)/.exec(location.pathname)?.[1] ?? kept('parapet.company'))
    if (company > 0) ask(`/v2/companies/current_user/company/${company}`)
    const page = screen && `/${company}${screen[1] && '/'}${screen[1]}${location.search}`
    const known = page && parsed('parapet.ahead')?.[page]
    if (Array.isArray(known)) {
      asks = known.filter((path) => /^\/v\d\//.test(path))
      early.page = page
    }
  }

  const filesOf = (name) => document.querySelector(`meta[name="files-${name}-${root.lang}"]`)?.content.split(' ')
  const first = filesOf(root.dataset.entry) ?? []
  const later = isIn && filesOf(screen && `/${screen[1]}`)
  for (const file of first.concat(later || [])) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    // With normal priority these files would compete with the first API answers.
    if (!first.includes(file) && asks.length === 0) link.fetchPriority = 'low'
    document.head.append(link)
  }
  const minute = Math.floor(early.at / 60) * 60
  for (const path of asks) ask(path.replace(/\{(-?\d+)\}/g, (_, by) => `${minute + Number(by)}`))
})()
