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
  'an old error': 'sub vcl_recv { error 404 "Gone"; }',
  'a pattern of PCRE': 'sub vcl_recv { if (req.url ~ "(?i)^/(?>a|b)++x") { unset req.http.Cookie; } }',
  'one subroutine in two parts': 'sub vcl_recv { call redirect_https; }\nsub vcl_recv { call bypass_cache; }',
  'Windows line ends': 'sub vcl_recv {\r\n\tset req.url = "/";\r\n}\r\n',
}

/** Programs that do not compile: the first problem, the word it is about, its line and column. */
export const badPrograms: readonly (readonly [
  text: string,
  VclProblemCode,
  name: string,
  line: number,
  column: number,
])[] = [
  ['sub vcl_recv {\n  set req.url = "/x"\n}', 'expected', ';', 3, 1],
  ['sub vcl_recv {\n  set req.url = "/x"\n  set req.url = "/y";\n}', 'expected', ';', 3, 3],
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
