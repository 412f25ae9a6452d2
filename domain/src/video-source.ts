/** Source of a video: Vimeo, YouTube or a file. `hash` opens an unlisted Vimeo video. */
export type VideoSource =
  | { kind: 'vimeo'; id: string; hash?: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'file'; url: string }

/** The only hosts whose videos are embedded. */
export const frameHosts = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const

const vimeoId = /^[1-9]\d{0,11}$/
const vimeoHash = /^[\da-f]{6,20}$/
const youtubeId = /^[\w-]{11}$/
const isVideoFile = (path: string) => /[^/]\.(?:mp4|m4v|webm|ogv|mov)$/i.test(path)

// Plain host characters only: a user name, a backslash or a quote could point to another host or break out of an
// attribute.
const httpsAddress =
  /^https:\/\/(?<host>[a-z\d.-]+)(?::\d{1,5})?(?<path>\/[^?#\s\\"'<>`]*)(?:\?(?<query>[^#\s\\"'<>`]*))?(?:#[^\s\\"'<>`]*)?$/i
// As people copy an address from a phone. Other hosts need their https: their address is stored and opened as it is
const withScheme = (text: string) =>
  /^(?:(?:www\.|player\.)?vimeo\.com|youtu\.be|(?:www\.|m\.)?youtube\.com)\//i.test(text)
    ? `https://${text}`
    : text
// No '//' and no '..': the path must stay on our host and in its folder. An upload has its signature behind it
const ownPath = /^(?<file>(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+)(?:\?expires=\d+&signature=[\w-]+)?$/

/**
 * Accepts a Vimeo number, the URL of one video at Vimeo or YouTube, the https URL of a video file, or a path of
 * our own. Returns null for everything else, so nothing else is ever embedded.
 */
export function videoSource(value: string | number): VideoSource | null {
  const text = String(value).trim()
  if (vimeoId.test(text)) return { kind: 'vimeo', id: text }
  const own = ownPath.exec(text)?.groups?.['file']
  if (own !== undefined) return isVideoFile(own) ? { kind: 'file', url: text } : null
  const { host, path = '', query = '' } = httpsAddress.exec(withScheme(text))?.groups ?? {}
  if (host === undefined) return null
  const address = { parts: path.split('/').filter(Boolean), query }
  switch (host.toLowerCase()) {
    case 'vimeo.com':
    case 'www.vimeo.com':
    case 'player.vimeo.com':
      return vimeoVideo(host.toLowerCase(), address)
    case 'youtu.be':
      return youtubeVideo(address.parts[0])
    case 'youtube.com':
    case 'www.youtube.com':
    case 'm.youtube.com':
    case 'youtube-nocookie.com':
    case 'www.youtube-nocookie.com':
      return youtubeVideo(youtubeIdIn(address))
    default:
      return isVideoFile(path) ? { kind: 'file', url: text } : null
  }
}

type Address = { parts: string[]; query: string }

/** Addresses of a single video. Vimeo's lists, events, reviews and articles have numbers too. */
const vimeoAddresses = [
  /^(?:www\.)?vimeo\.com\/(?<id>\d+)(?:\/(?<hash>[\da-f]{6,20}))?$/,
  /^(?:www\.)?vimeo\.com\/channels\/[\w-]+\/(?<id>\d+)$/,
  /^(?:www\.)?vimeo\.com\/groups\/[\w-]+\/videos\/(?<id>\d+)$/,
  /^(?:www\.)?vimeo\.com\/manage\/videos\/(?<id>\d+)(?:\/(?<hash>[\da-f]{6,20}))?$/,
  /^player\.vimeo\.com\/video\/(?<id>\d+)$/,
]

function vimeoVideo(host: string, { parts, query }: Address): VideoSource | null {
  const address = [host, ...parts].join('/')
  const found = vimeoAddresses.map((pattern) => pattern.exec(address)?.groups).find(Boolean)
  const { id = '', hash = parameter(query, 'h') } = found ?? {}
  if (!vimeoId.test(id)) return null
  return { kind: 'vimeo', id, ...(hash !== undefined && vimeoHash.test(hash) && { hash }) }
}

/** watch?v=ID, and /embed/ID, /shorts/ID, /live/ID, /v/ID. */
function youtubeIdIn({ parts: [kind = '', id], query }: Address): string | undefined {
  if (kind === 'watch') return parameter(query, 'v')
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : undefined
}

const youtubeVideo = (id: string | undefined): VideoSource | null =>
  id !== undefined && youtubeId.test(id) ? { kind: 'youtube', id } : null

const parameter = (query: string, name: string): string | undefined =>
  query
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * URL to embed or play. It starts at once and asks the video sites not to track. Video sites start at `second`; a
 * file is positioned by its player.
 */
export function embedUrl(source: VideoSource, second = 0): string {
  if (source.kind === 'file') return source.url
  const from = frameHosts[source.kind]
  const start = Math.floor(second)
  if (source.kind === 'youtube')
    return `${from}/embed/${source.id}?autoplay=1&rel=0&playsinline=1${start > 0 ? `&start=${start}` : ''}`
  const query = `${source.hash ? `h=${source.hash}&` : ''}autoplay=1&dnt=1`
  return `${from}/video/${source.id}?${query}${start > 0 ? `#t=${start}s` : ''}`
}
