import { brand } from '@sohbet/domain/brand'
// Inlined here, because a style sheet of the root would be part of every public page
import sheet from './splash.css?inline'

/** Shown while the first screen loads: our line, with the next stop coming in. */
export function Splash() {
  return (
    <main className="splash" aria-busy="true">
      <title>{brand.name}</title>
      <style>{sheet}</style>
      <p className="splash-name">{brand.name}</p>
      <div className="splash-line" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </main>
  )
}
