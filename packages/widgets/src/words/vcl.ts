import { catalogue } from '@parapet/ui'

/** What the VCL editor says about words and problems; screens with one load it beside their own words. */
export const vclWords = catalogue({ en: () => import('./vcl.en.ts'), es: () => import('./vcl.es.ts') })
