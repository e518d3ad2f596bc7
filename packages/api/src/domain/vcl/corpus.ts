import type { VclProblemCode } from './tokens.ts'

/** Programs that compile, each with the ways of writing it is there for. */
export const goodPrograms: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'only comments': '# one\n// two\n/* three\n   lines */\n',
  'what a customer writes': `sub vcl_recv {
  # Everything of the shop comes from its own origin.
  if (req.http.host == "tienda.auroramedia.example") {
    set req.backend_hint = c300_origin1.backend();
  } elseif (req.http.host ~ "^(www|static)\\.") {
    set req.backend_hint = c300_origin2.backend();
  } else {
    call deny_request;
  }
  if (req.url ~ "^/admin" && !(aclplus.match(client.ip, network_acl.get("acl_c300_office", "none")))) {
    call deny_request;
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  if (bereq.url ~ "\\.(css|js|png)$") {
    set beresp.ttl = 30d;
    unset beresp.http.Set-Cookie;
  }
}

sub vcl_deliver {
  set resp.http.X-Cache = obj.hits + " hits";
}
`,
  'an ACL of its own': `acl local { "192.0.2.0"/24; ! "192.0.2.7"; "2001:db8::"/32; "office.example"; }
sub vcl_recv { if (client.ip !~ local) { call deny_request; } }`,
  'strings of three kinds': `sub vcl_recv {
  set req.http.A = "plain";
  set req.http.B = {"with "quotes"
and lines"};
  set req.http.C = """with {" and "} and " marks""";
}`,
  'texts side by side': 'sub vcl_recv { set req.http.X = "a" req.url "b" + client.ip; }',
  'backends, probes and directors': `probe alive { .url = "/health"; .interval = 5s; .window = 8; .threshold = 3; }
backend first { .host = "192.0.2.10"; .port = "443"; .probe = alive; }
backend second { .host = "origin.example"; .probe = { .url = "/"; .timeout = 300ms; } }
director both random { { .backend = first; .weight = 2; } { .backend = second; .weight = 1; } }
sub vcl_recv { set req.backend_hint = both; }`,
  'modules and a version':
    'vcl 4.1;\nimport std;\nimport cookie from "/usr/lib/cookie.so";\nsub vcl_recv { std.log("x" + req.url); }',
  'a long chain of else': `sub vcl_recv { if (req.url == "1") { } elseif (req.url == "2") { } elsif (req.url == "3") { } elif (req.url == "4") { }
  else if (req.url == "5") { } else { } }`,
  'numbers, signs and brackets':
    'sub vcl_backend_response { set beresp.ttl = (1h + 30m) * 2; set beresp.grace = -1s; set beresp.status = 404; }',
  'every comparison': `sub vcl_recv {
  if (req.restarts > 0 && req.restarts <= 3 && req.restarts != 2) { unset req.http.A; }
  if (req.ttl > 1h || req.grace == 30s || now > std.time(req.http.X, now)) { unset req.http.B; }
  if (req.http.X == "5" || "a" == req.http.Y || req.url == req.http.Z || req.http.N == 404) { unset req.http.C; }
  if (std.integer(req.http.Content-Length, 0) > 1024 || std.random(0, 100) < 5) { unset req.http.D; }
  if (client.ip == server.ip || client.ip == "192.0.2.7" || req.esi == true) { unset req.http.E; }
  if (req.backend_hint == c300_origin1 || req.backend_hint == c300_origin1.backend()) { unset req.http.F; }
  if (req.http.Cookie && !req.http.Authorization && std.healthy(req.backend_hint)) { unset req.http.G; }
}`,
  'calls as lines and as values': `sub vcl_recv {
  std.log("x" + req.url);
  std.collect(req.http.Cookie);
  cookie.parse(req.http.Cookie);
  cookie.delete("a");
  header.append(req.http.Vary, "X");
  set req.url = std.querysort(regsuball(req.url, "a", "b"));
  set req.http.Sum = "n" std.strlen(req.url) + 1;
}
sub vcl_hash { hash_data(req.http.X-Device); }`,
  'a pattern of PCRE': 'sub vcl_recv { if (req.url ~ "(?i)^/(?>a|b)++x") { unset req.http.Cookie; } }',
  'one subroutine in two parts': 'sub vcl_recv { call redirect_https; }\nsub vcl_recv { call bypass_cache; }',
  'Windows line ends': 'sub vcl_recv {\r\n\tset req.url = "/";\r\n}\r\n',
}

/** Programs in the whole language that compile: the built-in code of Varnish 6 and common examples of its users. */
export const goodFullPrograms: Readonly<Record<string, string>> = {
  'the built-in code': `vcl 4.0;
sub vcl_recv {
  if (req.method == "PRI") { return (synth(405)); }
  if (!req.http.host && req.esi && req.proto ~ "^(?i)HTTP/1.1") { return (synth(400)); }
  if (req.method != "GET" && req.method != "HEAD" && req.method != "PATCH") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization || req.http.Cookie) { return (pass); }
  return (hash);
}
sub vcl_pipe { return (pipe); }
sub vcl_pass { return (fetch); }
sub vcl_hash {
  hash_data(req.url);
  if (req.http.host) { hash_data(req.http.host); } else { hash_data(server.ip); }
  return (lookup);
}
sub vcl_purge { return (synth(200, "Purged")); }
sub vcl_hit {
  if (obj.ttl >= 0s) { return (deliver); }
  if (obj.ttl + obj.grace > 0s) { return (deliver); }
  return (pass);
}
sub vcl_miss { return (fetch); }
sub vcl_deliver { return (deliver); }
sub vcl_synth {
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Retry-After = "5";
  synthetic({"<!DOCTYPE html><title>"} + resp.status + " " + resp.reason + {"</title><p>XID: "} + req.xid + {"</p>"});
  return (deliver);
}
sub vcl_backend_fetch { return (fetch); }
sub vcl_backend_response {
  if (bereq.uncacheable) { return (deliver); }
  else if (beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.http.Surrogate-control ~ "(?i)no-store" ||
    (!beresp.http.Surrogate-Control && beresp.http.Cache-Control ~ "(?i:no-cache|no-store|private)") || beresp.http.Vary == "*") {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  synthetic("Error " + beresp.status + " " + beresp.reason);
  return (deliver);
}
sub vcl_init { return (ok); }
sub vcl_fini { return (ok); }`,
  'a purge by the office': `acl office { "localhost"; "192.0.2.0"/24; }
sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ office) { return (synth(405, "Not allowed.")); }
    return (purge);
  }
  if (req.method == "BAN") {
    ban("req.http.host == " + req.http.host + " && req.url == " + req.url);
    return (synth(200, "Ban added"));
  }
}`,
  'a retry and a grace': `sub vcl_backend_response {
  set beresp.grace = 6h;
  set beresp.keep = 1d;
  if (beresp.status >= 500 && bereq.retries < 2) { return (retry); }
  if (beresp.status == 404 || beresp.status == 301) { set beresp.ttl = 10m; }
  if (bereq.url ~ "\\.(jpe?g|png|webp)$" && beresp.status == 200) { unset beresp.http.Set-Cookie; set beresp.do_gzip = false; }
}
sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
  set resp.http.X-Hits = obj.hits;
  unset resp.http.Via;
}`,
  'a redirect and a header of the device': `sub detect {
  unset req.http.X-UA-Device;
  set req.http.X-UA-Device = "pc";
  if (req.http.User-Agent ~ "(?i)ipad") { set req.http.X-UA-Device = "tablet"; }
  elsif (req.http.User-Agent ~ "(?i)ip(hone|od)") { set req.http.X-UA-Device = "mobile"; }
}
sub vcl_recv {
  call detect;
  if (req.http.X-Forwarded-Proto !~ "(?i)https") { return (synth(750, "https://" + req.http.host + req.url)); }
  set req.url = regsub(req.url, "\\?.*$", "");
  set req.url = std.querysort(req.url);
}
sub vcl_synth {
  if (resp.status == 750) { set resp.http.Location = resp.reason; set resp.status = 301; return (deliver); }
}`,
  'directors made at the start': `import directors;
sub vcl_init {
  new both = directors.round_robin();
  both.add_backend(c300_origin1);
  both.add_backend(c300_origin2);
}
sub vcl_recv { set req.backend_hint = both.backend(); if (req.restarts == 0) { set req.http.X-First = "1"; } }`,
}

/** Programs that do not compile: the first problem, the word it is about, its line and column. */
export const badPrograms: readonly (readonly [
  text: string,
  VclProblemCode,
  name: string,
  line: number,
  column: number,
])[] = [
  ['sub vcl_recv {\n  set req.url = "/x"\n}', 'expected', ';', 2, 21],
  ['sub vcl_recv {\n  set req.url = "/x"\n  set req.url = "/y";\n}', 'expected', ';', 2, 21],
  ['sub vcl_recv {\n  set req.url = "/x"\n  std.log("y");\n}', 'expected', ';', 2, 21],
  ['sub vcl_recv {\n  set req.url = "/x" = "/y";\n}', 'expected', ';', 2, 22],
  ['sub vcl_recv { error 403; }', 'not-allowed', 'error', 1, 16],
  ['sub vcl_recv { error 403 "No"; }', 'not-allowed', 'error', 1, 16],
  ['sub vcl_recv { remove req.http.Cookie; }', 'not-allowed', 'remove', 1, 16],
  ['sub vcl_recv { regsub(req.url, "a", "b"); }', 'wrong-type', 'VOID', 1, 16],
  ['sub vcl_recv { std.tolower(req.url); }', 'wrong-type', 'VOID', 1, 16],
  ['sub vcl_recv { c300_origin1.backend(); }', 'wrong-type', 'VOID', 1, 16],
  ['sub vcl_recv { set req.url = std.log("x"); }', 'wrong-type', 'STRING', 1, 30],
  ['sub vcl_deliver { synthetic("x"); }', 'not-allowed', 'synthetic', 1, 19],
  ['sub vcl_deliver { if (resp.status == "404") { } }', 'wrong-type', 'INT', 1, 38],
  ['sub vcl_deliver { if (resp.status == resp.http.X) { } }', 'wrong-type', 'INT', 1, 38],
  ['sub vcl_deliver { if (obj.ttl > 5) { } }', 'wrong-type', 'DURATION', 1, 33],
  ['sub vcl_recv { if (req.http.X > 5) { } }', 'wrong-operator', '>', 1, 20],
  ['sub vcl_recv { if (req.url <= "/b") { } }', 'wrong-operator', '<=', 1, 20],
  ['sub vcl_recv { if (client.ip < "192.0.2.9") { } }', 'wrong-operator', '<', 1, 20],
  ['sub vcl_recv { hash_data(req.url); }', 'variable-not-here', 'hash_data', 1, 16],
  ['sub vcl_recv {\n  set req.url "/x";\n}', 'expected', '=', 2, 15],
  ['sub vcl_recv {\n  set rec.url = "/x";\n}', 'unknown-variable', 'rec.url', 2, 7],
  ['sub vcl_recv {\n  set req.uri = "/x";\n}', 'unknown-variable', 'req.uri', 2, 7],
  ['sub vcl_recv {', 'expected', '}', 1, 15],
  ['sub vcl_recv { if (req.url) { }', 'expected', '}', 1, 32],
  ['sub vcl_recv { } }', 'expected', 'vcl, import, include, backend, probe, director, acl, sub', 1, 18],
  ['subb vcl_recv { }', 'expected', 'vcl, import, include, backend, probe, director, acl, sub', 1, 1],
  ['sub vcl_recv { set req.http.X = "open;\n}', 'unterminated-string', '"', 1, 33],
  ['sub vcl_recv { set req.http.X = {"open;\n}', 'unterminated-string', '{"', 1, 33],
  ['/* open', 'unterminated-comment', '/*', 1, 1],
  ['sub vcl_recv { set req.url = €; }', 'unexpected-character', '€', 1, 30],
  ['C{ int x; }C sub vcl_recv { }', 'inline-c', 'C{', 1, 1],
  ['sub vcl_recv { return (pass); }', 'not-allowed', 'return', 1, 16],
  ['sub mine { }', 'not-allowed', 'mine', 1, 5],
  ['sub vcl_hit { }', 'not-allowed', 'vcl_hit', 1, 5],
  ['sub vcl_fetch { }', 'unknown-subroutine', 'vcl_fetch', 1, 5],
  ['include "x.vcl";', 'not-allowed', 'include', 1, 1],
  ['vcl 3.0;', 'not-allowed', 'vcl 3.0', 1, 1],
  ['sub vcl_recv { call deny_requests; }', 'unknown-subroutine', 'deny_requests', 1, 21],
  ['sub vcl_recv { set req.backend_hint = c300_gone.backend(); }', 'unknown-backend', 'c300_gone', 1, 39],
  ['sub vcl_recv { set req.backend_hint = gone; }', 'unknown-backend', 'gone', 1, 39],
  ['sub vcl_recv { if (client.ip ~ gone) { } }', 'unknown-acl', 'gone', 1, 32],
  [
    'sub vcl_recv { if (aclplus.match(client.ip, network_acl.get("acl_c300_x"))) { } }',
    'unknown-acl',
    'acl_c300_x',
    1,
    61,
  ],
  ['sub vcl_recv { set beresp.ttl = 1h; }', 'variable-not-here', 'beresp.ttl', 1, 20],
  ['sub vcl_backend_response { set beresp.http.X = req.url; }', 'variable-not-here', 'req.url', 1, 48],
  ['sub vcl_deliver { set obj.hits = 3; }', 'read-only', 'obj.hits', 1, 23],
  ['sub vcl_recv { unset req.url; }', 'read-only', 'req.url', 1, 22],
  ['sub vcl_backend_response { set beresp.ttl = "1h"; }', 'wrong-type', 'DURATION', 1, 45],
  ['sub vcl_backend_response { set beresp.ttl = 60; }', 'wrong-type', 'DURATION', 1, 45],
  ['sub vcl_backend_response { set beresp.ttl = 60parsecs; }', 'unknown-unit', 'parsecs', 1, 45],
  ['sub vcl_recv { if ("yes") { } }', 'wrong-type', 'BOOL', 1, 20],
  ['sub vcl_recv { if (req.url ~ "(") { } }', 'wrong-pattern', '(', 1, 30],
  ['sub vcl_recv { set req.url = regsub(req.url, "[", ""); }', 'wrong-pattern', '[', 1, 46],
  ['sub vcl_recv { set req.url = regsub(req.url, "x"); }', 'wrong-arguments', 'regsub', 1, 30],
  ['sub vcl_recv { set req.url = uppercase(req.url); }', 'unknown-function', 'uppercase', 1, 30],
  ['import nothing;', 'unknown-module', 'nothing', 1, 8],
  ['backend a { .port = "80"; }', 'missing-attribute', 'host', 1, 9],
  ['backend a { .host = "x"; .colour = "red"; }', 'unknown-attribute', 'colour', 1, 27],
  ['backend a { .host = "x"; .probe = gone; }', 'unknown-probe', 'gone', 1, 35],
  ['backend a { .host = "x"; .host = "y"; }', 'twice', 'host', 1, 27],
  ['backend a { .host = "x"; }\nbackend a { .host = "y"; }', 'twice', 'a', 2, 9],
  ['acl a { "192.0.2.0"/33; }', 'wrong-address', '192.0.2.0/33', 1, 9],
  ['director d random { { .backend = gone; } }', 'unknown-backend', 'gone', 1, 34],
  ['director d sometimes { }', 'not-allowed', 'sometimes', 1, 12],
  ['sub vcl_recv { new x = directors.random(); }', 'not-allowed', 'new', 1, 20],
  [`sub vcl_recv { if (${'('.repeat(500)}1${')'.repeat(500)}) { } }`, 'too-deep', '100', 1, 120],
]
