import { catalogue } from '@parapet/ui'

/** Texts of the VCL editor; a screen with one loads them beside its own. */
export const vclWords = catalogue({ en: () => import('./vcl.en.ts'), es: () => import('./vcl.es.ts') })
