import { sessionKey } from './session-key.ts'

/**
 * Runs before the first paint: marks the pages of a browser that stores a session, so that the public header shows the
 * way to the account. It follows log-ins and log-outs in other tabs, and pages that Back restores.
 */
export const memberScript = `(()=>{const mark=()=>{let stored=null;try{stored=localStorage.getItem('${sessionKey}')}catch{}document.documentElement.toggleAttribute('data-member',stored!==null)};mark();addEventListener('storage',mark);addEventListener('pageshow',mark)})()`
