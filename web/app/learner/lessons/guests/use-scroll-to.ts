import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the element when the hash of the page is one of its names. The lists above have no height until they are
 * loaded, so the browser scrolls too early.
 */
export function useScrollTo(names: readonly (string | null)[], isLoaded = true) {
  const { hash } = useLocation()
  const isWhole = useIsFetching() === 0 && isLoaded
  const isDone = useRef(false)
  const element = useRef<HTMLElement>(null)
  const isNamed = names.includes(hash.slice(1))
  useEffect(() => {
    if (!isWhole || !isNamed || isDone.current) return
    isDone.current = true
    element.current?.scrollIntoView()
  }, [isWhole, isNamed])
  return element
}
