type Video = { kind: string; src: string; title: string; captions: { language: string; src: string }[] }

const languageNames: Record<string, string> = { tr: 'Türkçe', en: 'English' }

/** In Turkish they show at once on a Turkish page; the English words stand in the picture anyway. */
function track({ language, src }: Video['captions'][number]): HTMLTrackElement {
  const element = document.createElement('track')
  const isShown = language === 'tr' && document.documentElement.lang === 'tr'
  element.setAttribute('kind', 'captions')
  element.setAttribute('srclang', language)
  element.setAttribute('label', languageNames[language] ?? language)
  element.setAttribute('src', src)
  element.toggleAttribute('default', isShown)
  return element
}

/** Made when asked for: before that, no other host hears of the visitor. */
function player({ kind, src, title, captions }: Video): HTMLElement {
  if (kind === 'file') {
    const video = document.createElement('video')
    Object.assign(video, { src, autoplay: true, playsInline: true, controls: true })
    video.setAttribute('aria-label', title)
    video.append(...captions.map(track))
    return video
  }
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title, allow: 'autoplay; fullscreen; picture-in-picture' })
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}

function videoOf({ dataset }: HTMLButtonElement): Video | undefined {
  const { kind, src, title = '', captionsTr, captionsEn } = dataset
  if (!kind || !src) return undefined
  const captions = Object.entries({ tr: captionsTr, en: captionsEn }).flatMap(([language, file]) =>
    file ? [{ language, src: file }] : [],
  )
  return { kind, src, title, captions }
}

const isPlaying = (button: HTMLButtonElement) => button.parentElement?.hasAttribute('data-playing') ?? false

function show(button: HTMLButtonElement, what: 'picture' | 'video') {
  const stage = button.parentElement
  const video = videoOf(button)
  if (!stage || !video) return
  const { play = '', back = '' } = button.dataset
  stage.querySelector('video, iframe')?.remove()
  if (what === 'video') stage.querySelector('[data-story-frame]')?.append(player(video))
  stage.toggleAttribute('data-playing', what === 'video')
  button.setAttribute('aria-label', what === 'video' ? back : play)
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-story-toggle]')

/** A success story turns between its picture and its video; leaving the video ends it, and so does starting another. */
function toggle(button: HTMLButtonElement) {
  const next = isPlaying(button) ? 'picture' : 'video'
  for (const other of buttons()) if (isPlaying(other)) show(other, 'picture')
  if (next === 'video') show(button, 'video')
}

export function startStories(): void {
  for (const button of buttons()) {
    if (!button.disabled) continue
    button.disabled = false
    button.addEventListener('click', () => toggle(button))
  }
}
