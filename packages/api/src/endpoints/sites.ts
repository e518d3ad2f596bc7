import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, quiet, refreshes, takes } from '../call/call.ts'
import { Site } from '../entities/Site.ts'
import { SiteValidation, SiteVerification, SiteWizard } from '../entities/SiteSteps.ts'

const siteReads = ['company.details', 'user.company'] as const

/**
 * The sites of the current company (§7). A new site is refused with 403 until its domain is verified. Deleting only
 * disables a site; adding it again in the same company enables it. The paths of `move` and `validate` are ours: the
 * specification does not show them.
 */
export const sites = area(
  'sites',
  {
    list: call('GET {company}/sites/', gives(array(Site))),
    one: call('GET {company}/sites/{site}/', gives(Site), extension),
    add: call('POST {company}/sites/', takes<{ url: string }>(), gives(Site), refreshes(...siteReads)),
    save: call(
      'PUT {company}/sites/{site}/',
      takes<{ url: string; active: boolean }>(),
      gives(Site),
      refreshes(...siteReads),
    ),
    remove: call('DELETE {company}/sites/{site}/', refreshes(...siteReads)),
    enableSsl: call('POST {company}/sites/{site}/enable_ssl/', refreshes('sites.list', ...siteReads)),
    move: call(
      'PUT {company}/sites/{site}/move/',
      takes<{ company: number }>(),
      gives(Site),
      refreshes('sites.list', ...siteReads),
    ),
    verification: call('POST {company}/siteverification/', takes<{ domain: string }>(), gives(SiteVerification), quiet),
    validate: call('POST {company}/sitevalidation/', takes<{ domain: string }>(), gives(SiteValidation), quiet),

    wizard: call(
      'POST {company}/sites/wizard/',
      takes<{ domain: string; automatic: boolean }>(),
      gives(SiteWizard),
      refreshes('sites.wizards', 'sites.list', ...siteReads),
      extension,
    ),
    /** Continues although the domain is on another CDN. */
    confirmWizard: call(
      'PUT {company}/sites/wizard/',
      takes<{ id: number; confirm: boolean }>(),
      gives(SiteWizard),
      refreshes('sites.wizards', 'sites.list', ...siteReads),
      extension,
    ),
    wizards: call('GET {company}/sites/wizard/status/', gives(array(SiteWizard)), extension),
  },
  { prefix: 'companies' },
)
