export default {
  title: 'DNS delegation',
  sentence: 'Domains whose names our name servers answer.',
  note: 'Add a domain and its records first. Then set our name servers at its registrar: from then on the world asks us, and only what is here is answered.',
  new: 'Add domain',
  'empty.title': 'No domains',
  'empty.text': 'Add a domain to manage its records here.',
  'remove.text':
    'All of its records are deleted with it, and its names are no longer answered: websites and mail stop. This cannot be undone. Export its zone file first if you may need the records.',
  'column.name': 'Domain',
  'column.delegated': 'Delegation',
  'column.created': 'Added',
  'delegated.help': 'Whether our name servers are set at the registrar of the domain, as far as the provider has seen.',
  'delegated.yes': 'Delegated',
  'delegated.no': 'Not delegated yet',
  'delegated.unknown': 'Not known',
  'name.help': 'The domain without www, such as example.com.',
  'error.name': 'Enter a domain such as example.com, without http:// and path.',
  'panel.delegation': 'Delegation',
  'delegation.check': 'Check again',
  'delegation.done':
    'The provider sees its name servers at the registrar of the domain: changes of records take effect.',
  'delegation.todo':
    'Log in where the domain is registered and replace its name servers by all of these. Add the records first: what is missing here is not answered after the change.',
  'delegation.ask': 'The provider does not tell the name servers here. Ask its support which ones to set.',
  'delegation.server': 'Name server {n}',
  'delegation.wait':
    'Registries and resolvers keep the old name servers for up to 48 hours. The old ones should go on answering for that time.',
} as const
