/** Says that a phone cannot play the recorded hello of a coach: when it knows the kind, else when it fails. */
export function startHello(): void {
  for (const hello of document.querySelectorAll('[data-hello]')) {
    const [audio, note] = [hello.querySelector('audio'), hello.querySelector('output')]
    if (!audio || !note) continue
    const type = audio.src.endsWith('.webm') ? 'audio/webm; codecs=opus' : 'audio/mp4; codecs=mp4a.40.2'
    const tell = () => (note.hidden = false)
    if (audio.canPlayType(type) === '') tell()
    audio.addEventListener('error', tell)
  }
}
