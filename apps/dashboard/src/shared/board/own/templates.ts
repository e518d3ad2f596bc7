import type { WidgetPreference } from '@parapet/api'

/** Boards to begin with, by the widgets that they have. */
export const templates = {
  operations: [
    'home.attention',
    'analytics.delivery.requests',
    'analytics.delivery.errors',
    'analytics.delivery.hitRatio',
    'analytics.delivery.responseTime',
    'analytics.delivery.urls',
    'analytics.delivery.failures',
  ],
  security: [
    'perimetrical.home.denied',
    'perimetrical.home.underAttack',
    'analytics.antiddos.rate',
    'analytics.antiddos.addresses',
    'analytics.waf.rate',
    'analytics.waf.rules',
    'analytics.botmitigation.outcomes',
  ],
  consumption: [
    'stats.delivery.bandwidth',
    'stats.delivery.transferBySite',
    'stats.delivery.hitRatio',
    'stats.delivery.months',
  ],
} as const

/** The template that a new board begins with. */
export type TemplateName = keyof typeof templates

/** Returns tiles for widgets, in their order. */
export const tilesOf = (codes: readonly string[]): readonly WidgetPreference[] =>
  codes.map((code, order) => ({ code, show: true, size: 1, order }))
