export default {
  title: 'DNS delegation',
  sentence: 'Domains whose DNS is answered by our name servers.',
  note: 'Add the domain and its records first, then set our name servers at its registrar. From then on only the records here are served.',
  new: 'Add domain',
  'empty.title': 'No domains',
  'empty.text': 'Add a domain to manage its records here.',
  'remove.text':
    'All of its records are deleted and its names stop resolving: websites and mail stop working. This cannot be undone. Export the zone file first if you may need the records.',
  'column.name': 'Domain',
  'column.delegated': 'Delegation',
  'column.created': 'Added',
  'delegated.help': 'Whether our name servers are set at the domain’s registrar, as the provider last detected.',
  'delegated.yes': 'Delegated',
  'delegated.no': 'Not delegated yet',
  'delegated.unknown': 'Unknown',
  'name.help': 'The domain without www, such as example.com.',
  'error.name': 'Enter a domain such as example.com, without http:// or a path.',
  'panel.delegation': 'Delegation',
  'delegation.check': 'Check again',
  'delegation.done': 'The provider has detected its name servers at the registrar: record changes take effect.',
  'delegation.todo':
    'At your registrar, replace the domain’s name servers with all of these. Add the records first: names that are missing here stop resolving.',
  'delegation.ask': 'The provider does not list its name servers here. Ask its support which ones to set.',
  'delegation.server': 'Name server {n}',
  'delegation.wait':
    'Registries and resolvers cache the old name servers for up to 48 hours. Keep the old ones running until then.',
} as const
