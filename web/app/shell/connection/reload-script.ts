import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Defined by `reloadScript`; vite.config.ts makes the router call it instead of `window.location.reload`. */
    reloadOnce: () => void
    isScriptMissing?: boolean
    /** A script could not be loaded without a connection. */
    isScriptAway?: boolean
  }
}

/** Time of the last automatic reload of this tab. */
const reloadedAtKey = 'sohbet-reloaded-at'
const minutesBetweenReloads = 10
const missingEvent = 'scriptmissing'
export const awayEvent = 'scriptaway'

/**
 * A new release may have replaced the scripts of an open page, so the page reloads when one is missing. If one is
 * missing again, `useMissingScript` shows the error dialog; without React, the splash shows its own message. With
 * blocked storage the page never reloads, because it could not stop. Without a connection the page stays
 * (`useOfflineNavigation`), because a reload would leave the app.
 */
export const reloadScript = `(()=>{window.reloadOnce=()=>{if(!navigator.onLine){window.isScriptAway=true;return dispatchEvent(new Event('${awayEvent}'))}let last=Infinity;try{const noted=sessionStorage.getItem('${reloadedAtKey}');sessionStorage.setItem('${reloadedAtKey}',Date.now());last=Number(noted)}catch{}if(Date.now()-last>${minutesBetweenReloads * 60_000})return location.reload();window.isScriptMissing=true;dispatchEvent(new Event('${missingEvent}'))};const failed=()=>{const message=document.querySelector('.splash-failed');if(!message)return;reloadOnce();message.hidden=!window.isScriptMissing&&!window.isScriptAway};addEventListener('error',({target})=>{if(target.type==='module')failed()},true);addEventListener('unhandledrejection',({reason})=>{if(/module/.test(reason&&reason.message))failed()})})()`

const missingScript = 'A script of the page cannot be loaded'

/** The router remembers that it could not load a script, so only a reload tries again. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === missingScript || /dynamically imported module|module script/.test(error.message))

const subscribe = (listener: () => void) => {
  addEventListener(missingEvent, listener)
  return () => removeEventListener(missingEvent, listener)
}

/** Throws when a script is still missing after the reload: the router waits for it without end. */
export function useMissingScript(): void {
  const isMissing = useSyncExternalStore(
    subscribe,
    () => window.isScriptMissing === true,
    () => false,
  )
  if (isMissing) throw new Error(missingScript)
}
