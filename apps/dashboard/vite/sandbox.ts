import type { Plugin } from 'vite'

/** Serves the sandbox (API, third parties, configuration) in the dev server; PARAPET_OPTIONS has its options. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'parapet-sandbox',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST || process.env.STORYBOOK) return
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
