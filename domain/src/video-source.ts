/** Where a video comes from: one of two video sites, or a file. `hash` opens an unlisted Vimeo video. */
export type VideoSource =
  | { kind: 'vimeo'; id: string; hash?: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'file'; url: string }

/** The only hosts that a video is ever framed from. */
export const frameHosts = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const

const vimeoId = /^[1-9]\d{0,11}$/
const vimeoHash = /^[\da-f]{6,20}$/
const youtubeId = /^[\w-]{11}$/
const isVideoFile = (path: string) => /[^/]\.(?:mp4|m4v|webm|ogv|mov)$/i.test(path)

// Host by letters alone: a user name, a backslash or a quote would make it another host, or break out of an attribute.
const httpsAddress =
  /^https:\/\/(?<host>[a-z\d.-]+)(?::\d{1,5})?(?<path>\/[^?#\s\\"'<>`]*)(?:\?(?<query>[^#\s\\"'<>`]*))?(?:#[^\s\\"'<>`]*)?$/i
// No '//' and no '..': a path that leaves our host, or its folder, is not ours.
const ownPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/

/**
 * Understands a Vimeo number, an address of one video at Vimeo or YouTube, the https address of a video file,
 * or a path of our own. Everything else is null, so nothing else is ever put into a page.
 */
export function videoSource(value: string | number): VideoSource | null {
  const text = String(value).trim()
  if (vimeoId.test(text)) return { kind: 'vimeo', id: text }
  if (ownPath.test(text)) return isVideoFile(text) ? { kind: 'file', url: text } : null
  const { host, path = '', query = '' } = httpsAddress.exec(text)?.groups ?? {}
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

/** What names one video; Vimeo's lists, events, reviews and articles have numbers too. */
const vimeoAddresses = [
  /^(?:www\.)?vimeo\.com\/(?<id>\d+)(?:\/(?<hash>[\da-f]{6,20}))?$/,
  /^(?:www\.)?vimeo\.com\/channels\/[\w-]+\/(?<id>\d+)$/,
  /^(?:www\.)?vimeo\.com\/groups\/[\w-]+\/videos\/(?<id>\d+)$/,
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
 * What to frame, or to play: it starts at once and, on the video sites, asks not to be tracked. They begin at `second`;
 * a file is led there by its player.
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
