import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to a section that the address names, once it is loaded: the sections above have their height only then. */
export function useAskedSection<Place extends HTMLElement>(hash: `#${string}`, isLoaded: boolean) {
  const place = useRef<Place>(null)
  const isAsked = useLocation().hash === hash
  useEffect(() => {
    if (isAsked && isLoaded) place.current?.scrollIntoView()
  }, [isAsked, isLoaded])
  return place
}
