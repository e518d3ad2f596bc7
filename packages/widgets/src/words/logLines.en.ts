export default {
  title: 'How to log everything that the boards show',
  text: 'Write access lines in this format, and start the sandbox with the new log. The fields after the user agent are optional and may be in any order.',
  server: 'Server',
  line: 'Configuration of {server}',
  caddy: 'Needs the plugin caddyserver/transform-encoder. Caddy has no cache, so its lines have no cache results.',
  varnish: 'A command, not a configuration: it writes the log.',
} as const
