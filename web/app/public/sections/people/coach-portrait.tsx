import { usePublicContent } from '../../page-context.ts'

/** Pictures on other hosts would reveal our visitors. */
const isOwn = (photo: string | null): photo is string =>
  /^\/(?:(?:api\/)?images|api\/coaches\/files)\/[\w./?=-]+$/.test(photo ?? '')

/** The photo of a coach, or the initials. The name stands beside it, so a photo has no text of its own. */
export function CoachPortrait({ name, photo }: { name: string; photo: string | null }) {
  const { portrait } = usePublicContent().teachers
  if (!isOwn(photo)) return <Initials name={name} label={`${portrait}: ${name}`} />
  return <img className="portrait" src={photo} alt="" width="200" height="200" loading="lazy" />
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
