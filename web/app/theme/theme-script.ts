import { preferenceKeys } from '../preferences.ts'

/**
 * Runs before the first paint, so that a dark page never flashes white. It sets the attribute that tokens.css and
 * Mantine read, and follows the system while the choice is 'auto'.
 */
export const themeScript = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)');const apply=()=>{let choice='auto';try{choice=localStorage.getItem('${preferenceKeys.theme}')||choice}catch{}document.documentElement.setAttribute('data-mantine-color-scheme',choice==='dark'||choice==='light'?choice:dark.matches?'dark':'light')};apply();dark.addEventListener('change',apply)})()`
