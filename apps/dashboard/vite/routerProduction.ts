import type { Plugin } from 'vite'

const development = /\/react-router\/dist\/development\//

/** Builds with React Router's production files: its package offers bundlers only those with warnings for developers. */
export function routerProductionPlugin(): Plugin {
  return {
    name: 'parapet-router-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/|$)/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return null
      if (!development.test(found.id)) throw new Error(`react-router has moved: ${found.id}`)
      return { ...found, id: found.id.replace(development, '/react-router/dist/production/') }
    },
  }
}
