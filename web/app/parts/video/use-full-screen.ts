import { useEffect, useState, type RefObject } from 'react'

/** iPhones show only a video in full screen, by a method of their own. */
type OfPhone = { webkitEnterFullscreen?: () => void }

/** Shows a player in full screen with its controls, where the browser can. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<(HTMLVideoElement & OfPhone) | null>,
) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement === player.current)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [player])
  const toggle = () => {
    if (isFull) void document.exitFullscreen()
    else if (document.fullscreenEnabled) void player.current?.requestFullscreen()
    else video.current?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}
