import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ConfigError, loadConfig } from '../config.ts'
import { writeEnvFile } from './env-file.ts'
import { hasHttp2Line, nginxSite } from './nginx-site.ts'
import { hostOf, own, type Answers } from './questions.ts'
import { ensureUser, giveFolders } from './system-user.ts'
import { systemdUnit } from './systemd-unit.ts'

export type Place = {
  checkout: string
  envFile: string
  /** The folder of systemd's and nginx's files; in another than /etc no user is made. */
  etc: string
  node: string
}

export type Installed = { envFile: string; unit: string; site: string }

/** Refused before the first question, so that nobody answers them in vain. */
export function refuseWithoutRights({ etc }: Place): void {
  try {
    mkdirSync(etc, { recursive: true })
    accessSync(etc, constants.W_OK)
  } catch {
    throw new ConfigError(
      `This user may not write to ${etc}: run sudo npm run setup:server, or give --etc FOLDER for the files of systemd and nginx`,
    )
  }
}

/** Folders of the system, whose owner must stay. */
const isOfSystem = (folder: string) =>
  /^\/(?:bin|boot|dev|etc|home|lib|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var)?(?:\/lib)?\/?$/.test(
    folder,
  )

/** Writes the env file, the unit and the site, and gives the data to the user that runs the app. */
export async function install(settings: Answers, place: Place): Promise<Installed> {
  const { checkout, envFile, etc, node } = place
  const config = loadConfig(settings)
  const { dataDir, port, publicUrl } = config
  const name = settings[own.user] ?? ''
  if (isOfSystem(dataDir))
    throw new ConfigError(`DATA_DIR: ${dataDir} belongs to the system, give another folder`)
  mkdirSync(dataDir, { recursive: true })
  const user = etc === '/etc' ? await ensureUser(name, dataDir) : undefined
  const backups = backupFolder(settings, place)
  if (backups) mkdirSync(backups, { recursive: true })
  const folders = [dataDir, ...(backups ? [backups] : [])]
  if (user) await giveFolders({ name, user }, { folders, paths: [checkout, node] })
  writeEnvFile(envFile, settings, user)

  const unit = write(
    join(etc, 'systemd/system/sohbet.service'),
    systemdUnit({ publicUrl, user: name, checkout, folders, envFile, node }),
  )
  const site = write(
    join(etc, siteIn(etc)),
    nginxSite({
      host: hostOf(settings),
      port,
      certificate: settings[own.certificate] ?? '',
      certificateKey: settings[own.certificateKey] ?? '',
      hasHttp2Line: hasHttp2Line(nginxVersion()),
    }),
  )
  return { envFile, unit, site }
}

/** The folder of backups, unless they are beside the data, in a bucket, or off. */
function backupFolder({ BACKUP_TO: to = '' }: Answers, { checkout }: Place): string | undefined {
  return to === '' || to === 'off' || to.startsWith('s3:') ? undefined : resolve(checkout, to)
}

/** Debian keeps sites apart from those in use; others read every file of conf.d. */
const siteIn = (etc: string) =>
  existsSync(join(etc, 'nginx')) && !existsSync(join(etc, 'nginx/sites-available'))
    ? 'nginx/conf.d/sohbet.conf'
    : 'nginx/sites-available/sohbet'

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** nginx prints its version to stderr. Without nginx the older syntax is right, which newer ones take too. */
function nginxVersion(): string {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" nginx -v 2>&1'], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
