import type { PublicTeacher } from '@sohbet/contract/site/rendering'
import { usePublicContent } from '../../page-context.ts'
import { CoachPortrait } from './coach-portrait.tsx'

const summaryLength = 180

/** A coach whom the school made public. */
export function OwnTeacher({ name, summary, photo, isNative }: PublicTeacher) {
  const { teaches, english, native } = usePublicContent().teachers
  return (
    <li>
      <CoachPortrait name={name} photo={photo} />
      <h3>{name}</h3>
      <p>{cut(summary)}</p>
      <dl>
        <dt>{teaches}</dt>
        <dd>{isNative ? `${english} (${native})` : english}</dd>
      </dl>
    </li>
  )
}

/** Between words, so that a long text does not push the others off the page. */
function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  if (plain.length <= summaryLength) return plain
  return `${plain.slice(0, summaryLength).replace(/\s+\S*$/, '')}…`
}
