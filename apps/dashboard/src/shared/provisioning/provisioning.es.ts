import type { Translation } from '@parapet/ui'
import type en from './provisioning.en.ts'

export default {
  title: 'Aprovisionamiento',
  sentence: 'Lo que la CDN hace con el tráfico de sus sitios: backends, configuración, reglas y certificados.',
  'staging.title': 'Preproducción',
  'staging.sentence': 'Pruebe una configuración antes de que llegue a sus visitantes.',
  'staging.band': 'Preproducción',
  'staging.bandText':
    'Nada de aquí llega a sus visitantes. Los backends, las versiones y las reglas no son los de producción.',
  'staging.reach': 'Aquí no se conoce la dirección en la que responde: se la indica nuestro equipo de soporte.',
  'staging.ask': 'Pedirla',
  'staging.toProduction': 'Ir a producción',
  views: 'Partes de la configuración',
  'tab.sites': 'Sitios',
  'tab.backends': 'Backends',
  'tab.vcl': 'VCL',
  'tab.rules': 'Reglas',
  'tab.certificates': 'Certificados',
  'tab.compare': 'Comparación',
  'tab.trace': 'Recorrido',
} satisfies Translation<typeof en>
