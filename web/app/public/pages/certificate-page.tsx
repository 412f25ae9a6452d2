import { withValues } from '@sohbet/contract/site/placeholders'
import type { PublicCertificate } from '@sohbet/contract/site/rendering'
import { certificatesPath, localPath } from '@sohbet/domain/site/public-path'
import { numberWriter } from '@sohbet/domain/writers'
import { usePublicContent, useSiteData } from '../page-context.ts'
import type { HeadOf } from '../page-head.tsx'
import { dayText, levelText } from '../sections/departures/departure-words.ts'
import { PageHero } from '../sections/page-hero.tsx'
import '../sections/write-to-us.css'
import './certificate-page.css'

type State = 'ask' | 'unknown' | 'revoked' | 'valid'

function stateOf(certificate: PublicCertificate | null | undefined): State {
  if (certificate === undefined) return 'ask'
  if (certificate === null) return 'unknown'
  return certificate.revokedOn === null ? 'valid' : 'revoked'
}

/** Not for search engines: it is the paper of one person. */
export const head: HeadOf = ({ certificate }, { brand }) => ({
  title: `${certificate.plate} · ${brand.name}`,
})

const blinds: Record<State, string> = { ask: '?', unknown: '?', revoked: '×', valid: '✓' }

/** Whether a certificate is valid, and what its holder lets others see. */
export default function CertificatePage() {
  const { certificate: texts } = usePublicContent()
  const { certificate } = useSiteData()
  const state = stateOf(certificate)
  return (
    <>
      <PageHero hero={{ plate: texts.plate, ...texts[state] }} bus={blinds[state]} />
      <div className="wrap certificate-place">
        {certificate ? <Ticket certificate={certificate} /> : <NumberForm />}
      </div>
    </>
  )
}

function Ticket({ certificate }: { certificate: PublicCertificate }) {
  const content = usePublicContent()
  const { language, certificate: texts } = content
  const { labels } = texts
  const { number, kind, holderName, courseName, hours, startDate, endDate, issuedOn, schoolName, revokedOn } =
    certificate
  const day = (of: string) => dayText(of, language, { year: 'numeric' })
  const hasLevel = certificate.fromLevel !== null || certificate.toLevel !== null
  const count = numberWriter(language, { maximumFractionDigits: 1 }).format(hours)
  const facts: (readonly [string, string] | false)[] = [
    revokedOn === null && [labels.holder, holderName ?? texts.hidden],
    [labels.course, courseName],
    hasLevel && [labels.level, levelText(certificate, content)],
    [labels.dates, `${day(startDate)} – ${day(endDate)}`],
    [labels.hours, withValues(texts.hours, { count })],
    [labels.issued, day(issuedOn)],
    revokedOn !== null && [labels.revoked, day(revokedOn)],
    [labels.school, schoolName],
    [labels.number, number],
  ]
  return (
    <article className="certificate-ticket" data-revoked={revokedOn === null ? undefined : ''}>
      <h2>{texts.kinds[kind]}</h2>
      <dl>
        {facts
          .filter((fact) => fact !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </article>
  )
}

/** A plain form: it works without JavaScript. */
function NumberForm() {
  const {
    language,
    certificate: { form },
  } = usePublicContent()
  return (
    <form className="certificate-form" action={localPath(certificatesPath, language)}>
      <div className="field">
        <label htmlFor="certificate-number">{form.number}</label>
        <input
          id="certificate-number"
          name="number"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={form.hint ? 'certificate-hint' : undefined}
        />
        {form.hint && <p id="certificate-hint">{form.hint}</p>}
      </div>
      <button className="join join-large" type="submit">
        {form.check}
      </button>
    </form>
  )
}
