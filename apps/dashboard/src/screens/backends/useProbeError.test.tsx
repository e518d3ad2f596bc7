import { LocaleProvider } from '@parapet/ui'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { backendsWords } from './backends.words.ts'
import { useProbeError } from './useProbeError.ts'

beforeAll(() => backendsWords.load('es'))

it.each([
  ['Connection timed out', 'La conexión ha agotado el tiempo de espera'],
  ['Unexpected status 503', 'Estado inesperado: 503'],
  ['SSL: certificate has expired', 'El certificado del servidor ha caducado'],
  ['Something <new>', 'Something <new>'],
  ['constructor', 'constructor'],
  [null, null],
])('says in Spanish why a check failed: %s', (error, text) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale="es" zone="UTC">
      {children}
    </LocaleProvider>
  )
  const { result } = renderHook(useProbeError, { wrapper })
  expect(result.current(error)).toBe(text)
})
