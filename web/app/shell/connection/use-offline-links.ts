import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { i18n } from '../../texts/i18n.ts'
import { showWarning } from '../../ui/feedback/toasts.tsx'
import { awayEvent } from './reload-script.ts'

const warn = () => showWarning(i18n.t('common:offline'), i18n.t('common:offlineLink'))

/** The link that a click follows in this tab, unless it leads to another site. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isHere =
    link?.href &&
    !link.hasAttribute('download') &&
    link.target !== '_blank' &&
    link.origin === location.origin
  return isHere ? link : null
}

/**
 * Without a connection a link to a page that was not open in this tab yet shows a warning: its scripts are missing, and
 * the browser would show its own error page.
 */
export function useOfflineLinks(): void {
  const { pathname } = useLocation()
  const seen = useRef(new Set<string>())
  useEffect(() => void seen.current.add(pathname), [pathname])
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const link = navigator.onLine ? null : linkOf(event)
      if (!link || seen.current.has(link.pathname)) return
      // The router ignores a click whose default is prevented
      event.preventDefault()
      warn()
    }
    addEventListener('click', stop, true)
    return () => removeEventListener('click', stop, true)
  }, [])
}

/**
 * For navigations without a link, such as the search: the router waits without end for a script that it could not
 * load. When the connection is back, the browser loads the page of the next navigation anew.
 */
export function useOfflineNavigation(): void {
  const { location: next } = useNavigation()
  useEffect(() => {
    if (!next) return undefined
    const open = () => {
      if (window.isScriptAway) location.assign(createPath(next))
    }
    if (navigator.onLine) open()
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [next])
  useEffect(() => {
    addEventListener(awayEvent, warn)
    return () => removeEventListener(awayEvent, warn)
  }, [])
}
