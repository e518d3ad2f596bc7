import { provisioning } from '@parapet/api'
import type { OpensPage, ValueAction } from './valueAction.ts'

/** What can be done with what is provisioned: sites, versions, backends, certificates. */
export const provisioningActions: readonly ValueAction[] = [
  {
    key: 'action.siteHealth',
    icon: 'heart',
    kinds: ['host'],
    act: ({ value }, { company }) =>
      company.sites.some(({ url }) => url === value) ? { does: 'open', page: 'home', widget: 'sites' } : null,
  },
  {
    key: 'action.siteProvisioning',
    icon: 'provisioning',
    kinds: ['host'],
    act: ({ value }, { company }) => {
      const site = company.sites.find(({ url }) => url === value)
      return site ? { does: 'open', page: 'autoprovisioning', query: { tab: 'sites', open: String(site.id) } } : null
    },
  },
  {
    key: 'action.versionDifference',
    icon: 'compare',
    kinds: ['version'],
    act: ({ value }) => ({
      does: 'open',
      page: 'autoprovisioning',
      query: { tab: 'vcl', open: value, panel: 'version' },
    }),
  },
  {
    key: 'action.rollBack',
    icon: 'undo',
    kinds: ['version'],
    call: provisioning.deploy,
    act: ({ value }) => ({ does: 'open', page: 'autoprovisioning', query: { tab: 'vcl', deploy: value } }),
  },
  {
    key: 'action.backendState',
    icon: 'server',
    kinds: ['backend'],
    act: ({ value }) => ({ does: 'open', page: 'autoprovisioning', query: { tab: 'backends', q: value } }),
  },
  {
    key: 'action.backendProblems',
    icon: 'chart',
    kinds: ['backend'],
    act: (_, { board }) =>
      board === 'analytics' ? { does: 'open', page: board, query: { tab: 'backendsdelivery' } } : null,
  },
  {
    key: 'action.certificate',
    icon: 'lock',
    kinds: ['certificate'],
    act: ({ value }) => ({ does: 'open', page: 'autoprovisioning', query: { tab: 'certificates', open: value } }),
  },
  {
    key: 'action.edgeRule',
    icon: 'branch',
    kinds: ['rule'],
    act: ({ value }): OpensPage =>
      /^rule_\d+$/.test(value)
        ? { does: 'open', page: 'autoprovisioning', query: { tab: 'rules', q: value } }
        : { does: 'open', page: 'analytics', query: { tab: 'waf' } },
  },
]
