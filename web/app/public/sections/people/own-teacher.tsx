import type { PublicTeacher } from '@sohbet/contract/site/rendering'
import { usePublicContent } from '../../page-context.ts'

const summaryLength = 180

/** Pictures on other hosts would reveal our visitors. */
const isOwn = (photo: string | null): photo is string => /^\/(?:api\/)?images\/[\w./?=-]+$/.test(photo ?? '')

/** A coach whom the school made public. */
export function OwnTeacher({ name, summary, photo, isNative }: PublicTeacher) {
  const { portrait, teaches, english, native } = usePublicContent().teachers
  const label = `${portrait}: ${name}`
  return (
    <li>
      {isOwn(photo) ? (
        <img className="portrait" src={photo} alt={label} width="200" height="200" loading="lazy" />
      ) : (
        <Initials name={name} label={label} />
      )}
      <h3>{name}</h3>
      <p>{cut(summary)}</p>
      <dl>
        <dt>{teaches}</dt>
        <dd>{isNative ? `${english} (${native})` : english}</dd>
      </dl>
    </li>
  )
}

function Initials({ name, label }: { name: string; label: string }) {
  const parts = name.split(/\s+/).filter(Boolean)
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.at(0) ?? '')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline because an <img> cannot follow the theme
    <svg className="portrait" viewBox="0 0 200 200" role="img" aria-label={label}>
      <rect width="200" height="200" fill="var(--cool-soft)" />
      <text
        x="100"
        y="126"
        textAnchor="middle"
        fontFamily="var(--font-headline)"
        fontWeight="800"
        fontSize="76"
        fill="var(--ink)"
      >
        {initials.join('')}
      </text>
    </svg>
  )
}

/** Between words, so that a long text does not push the others off the page. */
function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  if (plain.length <= summaryLength) return plain
  return `${plain.slice(0, summaryLength).replace(/\s+\S*$/, '')}…`
}
