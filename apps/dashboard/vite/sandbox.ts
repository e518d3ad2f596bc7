import type { Plugin } from 'vite'

/** The sandbox answers API, third parties and configuration within the dev server; its options come from PARAPET_OPTIONS. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'parapet-sandbox',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST || process.env.STORYBOOK) return
      // Loaded here only: a build needs no provider.
      const { parseOptions, startSandbox } = await import('@parapet/api/sandbox/server')
      const options = (process.env.PARAPET_OPTIONS ?? '').split(' ').filter(Boolean)
      const sandbox = await startSandbox(parseOptions(options, process.env))
      for (const line of sandbox.describe()) server.config.logger.info(line)
      server.httpServer?.once('close', () => void sandbox.close())
      server.middlewares.use((request, response, next) => {
        sandbox.handle(request, response).then((isHandled: boolean) => {
          if (!isHandled) next()
        }, next)
      })
    },
  }
}
