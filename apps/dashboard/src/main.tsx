import '@parapet/ui/theme'
import { start } from './boot/start.tsx'

const element = document.getElementById('root')
if (element) {
  start(element).catch(() => {
    // Not even words or configuration arrived: the page says so in its own, instead of staying empty.
    const broken = document.querySelector<HTMLTemplateElement>('#broken')
    if (broken) element.replaceChildren(broken.content.cloneNode(true))
    delete document.documentElement.dataset.wait
  })
}
