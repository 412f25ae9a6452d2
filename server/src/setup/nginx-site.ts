export type SiteOptions = {
  host: string
  port: number
  certificate: string
  certificateKey: string
  /** Since nginx 1.25.1 http2 has its own line; before, it is an option of the listen line. */
  hasHttp2Line: boolean
  /** Where certbot puts the files that prove the domain. */
  webroot?: string
}

/** Whether the output of `nginx -v` is of a version with its own line for http2. */
export function hasHttp2Line(versionOutput: string): boolean {
  const [, major = 0, minor = 0, patch = 0] = /(\d+)\.(\d+)\.(\d+)/.exec(versionOutput)?.map(Number) ?? []
  return major > 1 || minor > 25 || (minor === 25 && patch > 0)
}

/** The nginx site of one process on this machine. docs/nginx.conf is for several, and explains each limit. */
export function nginxSite(options: SiteOptions): string {
  const { host, port, certificate, certificateKey, hasHttp2Line, webroot = '/var/www/html' } = options
  const listen = (address: string) =>
    hasHttp2Line ? `    listen ${address} ssl;` : `    listen ${address} ssl http2;`
  return `# Made by npm run setup:server. TLS ends here; the app listens on this machine only.
upstream sohbet {
    server 127.0.0.1:${port};
    keepalive 32;
}

# A client is an IPv4 address or an IPv6 /64.
map $binary_remote_addr $sohbet_client {
    default $binary_remote_addr;
    "~(?s)^(?<network>.{8}).{8}$" $network;
}
limit_conn_zone $sohbet_client zone=sohbet_clients:10m;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    access_log off;
    location /.well-known/acme-challenge/ {
        root ${webroot};
    }
    # API calls over http are refused, so that no client keeps sending tokens unencrypted.
    location /api/ {
        return 403;
    }
    location / {
        return 301 https://$host$request_uri;
    }
}

server {
${listen('443')}
${listen('[::]:443')}
${hasHttp2Line ? '    http2 on;\n' : ''}    server_name ${host};
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    # The app logs every call, without its URL.
    access_log off;

    limit_conn sohbet_clients 300;
    limit_conn_status 429;
    client_max_body_size 21m;
    client_header_timeout 15s;
    client_body_timeout 20s;
    # The app limits the time of an upload, so it must see the upload as it arrives.
    proxy_request_buffering off;
    lingering_time 5s;
    send_timeout 30s;
    proxy_max_temp_file_size 32m;

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # Replaced, not appended: a client can send any value.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 60s;

    location / {
        proxy_pass http://sohbet;
    }
    # Server-sent events are passed on at once, for as long as the page is open.
    location /api/live {
        proxy_pass http://sohbet;
        proxy_buffering off;
        proxy_read_timeout 1h;
    }
}
`
}
