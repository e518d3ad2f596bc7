import '@parapet/ui/style.css'
import '@parapet/widgets/style.css'
import { ApiProvider, makeApiContext } from '@parapet/api'
import { LocaleProvider, ThemeProvider } from '@parapet/ui'
import { BoardPage, statsBoards } from '@parapet/widgets'
import { createRoot } from 'react-dom/client'
import { harbour, sites } from './harbour'

const api = makeApiContext({ company: () => 300, token: () => sessionStorage.getItem('token') })

createRoot(document.body).render(
  <LocaleProvider locale={navigator.language.startsWith('es') ? 'es' : 'en'} zone="Europe/Madrid">
    <ThemeProvider seed={harbour} mode="system">
      <ApiProvider value={api}>
        <BoardPage board={statsBoards.delivery} company={300} sites={sites} />
      </ApiProvider>
    </ThemeProvider>
  </LocaleProvider>,
)
