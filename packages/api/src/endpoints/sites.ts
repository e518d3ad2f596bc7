import { area } from '../call/area.ts'
import { body, call, extension, needs, quiet, refreshes, returns } from '../call/call.ts'
import { rows } from '../entities/rows.ts'
import { Site } from '../entities/Site.ts'
import { SiteValidation, SiteVerification, SiteWizard } from '../entities/SiteSteps.ts'
import { needsProvisioning } from './needsProvisioning.ts'

const siteReads = ['company.details', 'user.company'] as const
/** A certificate that is requested for a site is an open request at once. */
const certificateReads = ['certificates.list', 'certificates.requests'] as const

/**
 * The sites of the current company (§7). A new site is refused with 403 until its domain is verified. Deleting only
 * disables a site; adding it again in the same company enables it. The paths of `move` and `validate` are ours: the
 * specification does not show them.
 */
export const sites = area(
  'sites',
  {
    list: call('GET {company}/sites/', returns(rows(Site)), needs('member')),
    add: call('POST {company}/sites/', body<{ url: string }>(), returns(Site), refreshes(...siteReads)),
    save: call(
      'PUT {company}/sites/{site}/',
      body<{ url: string; active: boolean }>(),
      returns(Site),
      refreshes(...siteReads),
    ),
    remove: call('DELETE {company}/sites/{site}/', refreshes(...siteReads)),
    enableSsl: call(
      'POST {company}/sites/{site}/enable_ssl/',
      refreshes('sites.list', ...siteReads, ...certificateReads),
    ),
    move: call(
      'PUT {company}/sites/{site}/move/',
      body<{ company: number }>(),
      returns(Site),
      refreshes('sites.list', ...siteReads),
      needs('severalProfiles'),
      needsProvisioning,
    ),
    verification: call(
      'POST {company}/siteverification/',
      body<{ domain: string }>(),
      returns(SiteVerification),
      quiet,
    ),
    validate: call('POST {company}/sitevalidation/', body<{ domain: string }>(), returns(SiteValidation), quiet),

    wizard: call(
      'POST {company}/sites/wizard/',
      body<{ domain: string; automatic: boolean }>(),
      returns(SiteWizard),
      refreshes('sites.wizards', 'sites.list', ...siteReads),
      extension,
    ),
    /** Continues although the domain is on another CDN. */
    confirmWizard: call(
      'PUT {company}/sites/wizard/',
      body<{ id: number; confirm: boolean }>(),
      returns(SiteWizard),
      refreshes('sites.wizards', 'sites.list', ...siteReads),
      extension,
    ),
    wizards: call('GET {company}/sites/wizard/status/', returns(rows(SiteWizard)), extension),
  },
  { prefix: 'companies', needs: needsProvisioning },
)
