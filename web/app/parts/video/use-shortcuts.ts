import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Keys of a player while the focus is inside it. Its sliders and lists have their own. */
export function useShortcuts(player: RefObject<HTMLElement | null>, keys: Record<string, () => void>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    const act = keys[event.key]
    if (!act || isField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = player.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [player])
}
