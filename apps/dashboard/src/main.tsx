import '@parapet/ui/theme'
import { start } from './start/boot/start.tsx'

const element = document.getElementById('root')
if (element) {
  start(element).catch(() => {
    const broken = document.querySelector<HTMLTemplateElement>('#broken')
    if (broken) element.replaceChildren(broken.content.cloneNode(true))
    delete document.documentElement.dataset.wait
  })
}
