import type { ThemeSeed } from '@parapet/ui'

export const harbour: ThemeSeed = {
  name: 'harbour',
  title: 'Harbour CDN',
  hosts: [],
  primary: '#1f6f50',
  secondary: '#17324d',
  tertiary: '#76b041',
  fonts: { body: 'Manrope' },
  pin: 'bolt',
  poweredBy: null,
}

export const sites = ['api', 'blog', 'deportes', 'fotos', 'static', 'tienda', 'video', 'www'].map(
  (name) => `${name}.auroramedia.example`,
)
