import { useBrand } from '../parts/school/brand.ts'
import { errorDialog as en } from '../texts/en/shared/error-dialog.ts'
import { errorDialog as tr } from '../texts/tr/shared/error-dialog.ts'
// Inlined here, because a style sheet of the root would be part of every public page
import sheet from './splash.css?inline'

const withoutLine = '.splash-line { display: none }'

/** Works without scripts, and keeps the query. */
const Reload = ({ children }: { children: string }) => (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is this page
  <a href="">{children}</a>
)

/** Shown while the first screen loads: our line, with the next stop coming in. */
export function Splash() {
  const { name } = useBrand()
  return (
    <main className="splash" aria-busy="true">
      <title>{name}</title>
      <style>{sheet}</style>
      <p className="splash-name">{name}</p>
      <div className="splash-line" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      {/* Messages are in both languages, because without scripts the choice is unknown */}
      <noscript>
        <style>{withoutLine}</style>
        <p lang="en">{en.noScript}</p>
        <p lang="tr">{tr.noScript}</p>
      </noscript>
      <div className="splash-failed" role="alert" hidden>
        <p lang="en">
          {en.title} <Reload>{en.reload}</Reload>
        </p>
        <p lang="tr">
          {tr.title} <Reload>{tr.reload}</Reload>
        </p>
      </div>
    </main>
  )
}
