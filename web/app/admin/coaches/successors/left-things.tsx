import type {
  CourseSuccessor,
  LeftBehind,
  LeftCourse,
  LeftLesson,
} from '@sohbet/contract/people/replacements'
import { clockOf } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { formatSchoolTime } from '../../../parts/school/format-school-time.ts'
import { useLanguage } from '../../../texts/language.ts'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { formatDay } from '../../../ui/format.ts'
import { noOne, type Choices } from './choices.ts'
import styles from './successors.module.css'

type Choosing = {
  choices: Choices
  /** The ids of things that need a choice. */
  faults: readonly string[]
  onChoose: (id: string, coachId: string) => void
}
type Option = { value: string; label: string; disabled?: boolean }

/** What a coach leaves, each thing with a choice of its successor. */
export function LeftThings({ left, ...choosing }: Choosing & { left: LeftBehind }) {
  const { t } = useTranslation('successors')
  const language = useLanguage()
  const options = (successors: readonly { id: string; name: string }[]): Option[] =>
    successors.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Section title={t('courses', { count: left.courses.length })}>
        {left.courses.map((course) => (
          <Course key={course.id} course={course} {...choosing} />
        ))}
      </Section>
      <Section title={t('sessions', { count: left.sessions.length })}>
        {left.sessions.map(({ id, courseName, startsAt, successors }) => (
          <Thing
            key={id}
            id={id}
            name={courseName}
            detail={formatSchoolTime(startsAt, language)}
            options={options(successors)}
            {...choosing}
          />
        ))}
      </Section>
      <Section title={t('lessons', { count: left.lessons.length })}>
        {left.lessons.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} options={options(lesson.successors)} {...choosing} />
        ))}
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Course({ course, ...choosing }: Choosing & { course: LeftCourse }) {
  const { t } = useTranslation('successors')
  const language = useLanguage()
  const { id, name, startDate, endDate, isFirst, otherCoachId, successors } = course
  const labelOf = (one: CourseSuccessor) => {
    if (one.lessons.length > 0) return t('hasLessons', { name: one.name, count: one.lessons.length })
    if (one.away) return t('isAway', { name: one.name, ...spanOf(one.away, language) })
    if (one.clashes.length > 0) return t('hasClashes', { name: one.name })
    return one.id === otherCoachId ? t('isSecond', { name: one.name }) : one.name
  }
  const chosen = successors.find((one) => one.id === choosing.choices[id])
  return (
    <Thing
      id={id}
      name={name}
      detail={`${formatDay(startDate, language)} – ${formatDay(endDate, language)}${isFirst ? '' : `, ${t('asSecond')}`}`}
      options={[
        ...(isFirst ? [] : [{ value: noOne, label: t('noSecond') }]),
        ...successors.map((one) => ({
          value: one.id,
          label: labelOf(one),
          disabled: one.lessons.length > 0,
        })),
      ]}
      warning={chosen && <Warnings successor={chosen} />}
      {...choosing}
    />
  )
}

const spanOf = ({ from, until }: NonNullable<CourseSuccessor['away']>, language: Language) => ({
  from: formatSchoolTime(from, language),
  until: formatSchoolTime(until, language),
})

/** What stands against the chosen coach without refusing it. */
function Warnings({ successor }: { successor: CourseSuccessor }) {
  const { t } = useTranslation('successors')
  const language = useLanguage()
  const { name, clashes, away } = successor
  return (
    <>
      {away && (
        <p role="note" className={styles.warning}>
          {t('away', { name, ...spanOf(away, language) })}
        </p>
      )}
      {clashes.length > 0 && (
        <p role="note" className={styles.warning}>
          <Clashes successor={successor} />
        </p>
      )}
    </>
  )
}

function Clashes({ successor: { name, clashes } }: { successor: CourseSuccessor }) {
  const { t } = useTranslation(['successors', 'courses'])
  const courses = new Map<string, string[]>()
  for (const { courseName, dayOfWeek, hour, minute } of clashes) {
    const time = `${t(`courses:zoom.days.${dayOfWeek}`)} ${clockOf(hour * 60 + minute)}`
    courses.set(courseName, [...(courses.get(courseName) ?? []), time])
  }
  const times = [...courses].map(([courseName, ofCourse]) => [courseName, ...ofCourse].join(', '))
  return t('clashes', { name, times: times.join('; ') })
}

function Lesson({ lesson, options, ...choosing }: Choosing & { lesson: LeftLesson; options: Option[] }) {
  const { t } = useTranslation('successors')
  const language = useLanguage()
  const { id, kind, startsAt, learners } = lesson
  const who = learners.length > 0 ? learners.join(', ') : t('noLearners')
  return (
    <Thing
      id={id}
      name={formatSchoolTime(startsAt, language)}
      detail={`${t(`kind.${kind}`)}, ${who}`}
      options={[...options, { value: noOne, label: t(learners.length > 0 ? 'cancel' : 'cancelEmpty') }]}
      {...choosing}
    />
  )
}

/** The id of the field with the choice for a thing. */
export const fieldOf = (id: string) => `successor-${id}`

type ThingProps = Choosing & {
  id: string
  name: string
  detail: string
  options: readonly Option[]
  warning?: ReactNode
}

function Thing({ id, name, detail, options, warning, choices, faults, onChoose }: ThingProps) {
  const { t } = useTranslation('successors')
  const hasOptions = options.some(({ disabled }) => !disabled)
  return (
    <li className={styles.thing}>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span>{detail}</span>
      </p>
      <SelectBox
        id={fieldOf(id)}
        aria-label={t('successorOf', { name })}
        value={choices[id] ?? ''}
        error={faults.includes(id) ? t(hasOptions ? 'chooseOne' : 'nobody') : undefined}
        data={[{ value: '', label: t(hasOptions ? 'choose' : 'nobody') }, ...options]}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.value)}
      />
      {warning}
    </li>
  )
}
