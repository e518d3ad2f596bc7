/** How servers write access lines with everything that the sandbox's importer reads; configuration, not text. */
export const logLines = {
  nginx: `log_format cdn '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent '
                   '"$http_referer" "$http_user_agent" time=\${request_time}s cache=$upstream_cache_status '
                   'host=$host type="$sent_http_content_type"';
access_log /var/log/nginx/access.log cdn;`,
  Varnish: `varnishncsa -a -w /var/log/varnish/access.log -F '%h %l %u %t "%m %U%q %H" %s %b "%{Referer}i" "%{User-agent}i" time=%Dus cache=%{Varnish:hitmiss}x host=%{Host}i type="%{Content-Type}o"'`,
  Caddy: `log {
  output file /var/log/caddy/access.log
  format transform \`{request>remote_ip} - - [{ts}] "{request>method} {request>uri} {request>proto}" {status} {size} "{request>headers>Referer>[0]}" "{request>headers>User-Agent>[0]}" time={duration}s host={request>host} type="{resp_headers>Content-Type>[0]}"\` {
    time_format "02/Jan/2006:15:04:05 -0700"
    placeholder "-"
  }
}`,
  HAProxy: `http-request capture req.hdr(Referer) len 500
http-request capture req.hdr(User-Agent) len 500
http-request capture req.hdr(Host) len 100
capture response header Content-Type len 100
log-format '%ci - - [%trl] "%HM %HU %HV" %ST %B "%[capture.req.hdr(0)]" "%[capture.req.hdr(1)]" time=%Tams cache=%[res.cache_hit,iif(hit,miss)] host=%[capture.req.hdr(2)] type="%[capture.res.hdr(0)]"'`,
} as const
