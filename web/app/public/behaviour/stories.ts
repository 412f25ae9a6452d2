/** Made when asked for: before that, no other host hears of the visitor. */
function player({ kind, src, title }: { kind: string; src: string; title: string }): HTMLElement {
  if (kind === 'file') {
    const video = document.createElement('video')
    Object.assign(video, { src, autoplay: true, playsInline: true, controls: true })
    video.setAttribute('aria-label', title)
    return video
  }
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title, allow: 'autoplay; fullscreen; picture-in-picture' })
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}

function toggle(button: HTMLButtonElement) {
  const { kind, src, title, play, back } = button.dataset
  const frame = button.parentElement
  if (!frame || !kind || !src) return
  const shown = frame.querySelector('video, iframe')
  if (shown) shown.remove()
  else frame.append(player({ kind, src, title: title ?? '' }))
  const isPlaying = !shown
  frame.toggleAttribute('data-playing', isPlaying)
  button.setAttribute('aria-label', (isPlaying ? back : play) ?? '')
}

/** A success story turns between its picture and its video; leaving the video ends it. */
export function startStories(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-story-toggle]')) {
    if (!button.disabled) continue
    button.disabled = false
    button.addEventListener('click', () => toggle(button))
  }
}
