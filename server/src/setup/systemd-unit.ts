type UnitOptions = {
  publicUrl: string
  user: string
  checkout: string
  /** Folders that the app writes. */
  folders: readonly string[]
  envFile: string
  node: string
}

const isInHome = (path: string) => /^\/(home|root|run\/user)\//.test(`${path}/`)

/** The systemd unit. The app may write its data and nothing else of the system. */
export function systemdUnit({ publicUrl, user, checkout, folders, envFile, node }: UnitOptions): string {
  const home = [checkout, ...folders, node].some(isInHome) ? 'no' : 'yes'
  return `[Unit]
Description=Sohbet, the school at ${publicUrl}
Documentation=file:${checkout}/docs/operations.md
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
User=${user}
Group=${user}
WorkingDirectory=${checkout}
Environment=SOHBET_ENV_FILE=${envFile}
ExecStart=${node} scripts/start.mjs
# The app stops its own PostgreSQL. What is left after that is killed.
KillMode=mixed
TimeoutStopSec=30
Restart=always
RestartSec=2
UMask=0077

NoNewPrivileges=yes
CapabilityBoundingSet=
LockPersonality=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=${home}
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectSystem=strict
# Commands find the socket of the app's own PostgreSQL in /tmp
ReadWritePaths=${[...folders, '/tmp'].join(' ')}
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
`
}
