import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { translate } from '../../texts/use-translation.ts'
import { hideToast, showWarning } from '../../ui/feedback/toasts.tsx'
import { awayEvent } from './reload-script.ts'

const texts = () => [translate('common:offline'), translate('common:offlineLink')] as const
const warn = () => showWarning(...texts())

/** The first part of a path, such as 'learner'. */
const areaOf = (path: string) => path.split('/')[1]

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
 * the browser would show its own error page. The link is followed when the connection is back, unless the user clicked
 * or typed something else meanwhile.
 */
export function useOfflineLinks(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useRef(new Set<string>())
  useEffect(() => void seen.current.add(pathname), [pathname])
  useEffect(() => {
    let wanted: HTMLAnchorElement | null = null
    const forget = () => {
      wanted = null
    }
    const stop = (event: MouseEvent) => {
      forget()
      const link = navigator.onLine ? null : linkOf(event)
      if (!link || seen.current.has(link.pathname)) return
      // The router ignores a click whose default is prevented
      event.preventDefault()
      wanted = link
      warn()
    }
    const goOn = () => {
      if (!wanted) return
      hideToast(...texts())
      const isInArea = areaOf(wanted.pathname) === areaOf(pathname)
      if (isInArea) void navigate(createPath(wanted))
      else location.assign(wanted.href)
      forget()
    }
    addEventListener('click', stop, true)
    addEventListener('input', forget, true)
    addEventListener('online', goOn)
    return () => {
      removeEventListener('click', stop, true)
      removeEventListener('input', forget, true)
      removeEventListener('online', goOn)
    }
  }, [navigate, pathname])
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
