import type { PublicTeacher } from '@sohbet/contract/site/rendering'
import { languageName } from '@sohbet/domain/spoken-languages'
import { coachPath } from '../../../paths.ts'
import { usePublicContent } from '../../page-context.ts'
import { CoachPortrait } from './coach-portrait.tsx'

const summaryLength = 180

/** A coach whom the school made public. */
export function OwnTeacher(teacher: PublicTeacher) {
  const { language, coachPage } = usePublicContent()
  const { slug, name, summary, photo } = teacher
  const path = coachPath(slug, language)
  return (
    <li>
      <CoachPortrait name={name} photo={photo} />
      <h3>
        <a href={path}>{name}</a>
      </h3>
      {summary[language] && <p>{cut(summary[language])}</p>}
      <TeacherFacts {...teacher} />
      <a className="quiet-action teacher-more" href={path} aria-label={`${coachPage.more}: ${name}`}>
        {coachPage.more}
      </a>
    </li>
  )
}

/** Where a coach comes from, and the languages. A coach without other ones teaches English. */
export function TeacherFacts({ origin, teaches, speaks, isNative }: PublicTeacher) {
  const { language, teachers } = usePublicContent()
  const names = (codes: PublicTeacher['speaks']) =>
    codes.map((code) => languageName(code, language)).join(', ')
  const taught = teaches.length === 0 ? teachers.english : names(teaches)
  const facts = [
    [teachers.from, origin],
    [teachers.teaches, isNative ? `${taught} (${teachers.native})` : taught],
    [teachers.speaks, names(speaks)],
  ]
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
    </dl>
  )
}

/** Between words, so that a long text does not push the others off the page. */
function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  if (plain.length <= summaryLength) return plain
  return `${plain.slice(0, summaryLength).replace(/\s+\S*$/, '')}…`
}
