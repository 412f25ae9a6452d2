import { paths } from '../../../paths.ts'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { localPath } from '@sohbet/domain/site/public-path'
import { Icon } from '../../pictures/icon.tsx'
import { TrackLine } from '../../pictures/track-line.tsx'
import { usePublicContent } from '../../page-context.ts'
import './course-cards.css'

type Course = PublicContent['courses']['cards'][number]

function CourseCard({ course }: { course: Course }) {
  const { language, courses } = usePublicContent()
  const { labels } = courses
  const { weeks, moduleCount } = course
  const isCourse = weeks !== null && moduleCount !== null
  const facts = [
    [labels.duration, course.duration],
    [course.modulesLabel ?? labels.modules, course.modules],
    [course.moduleDurationLabel ?? labels.moduleDuration, course.moduleDuration],
    [labels.teachers, course.teachers],
  ]
  return (
    <article className="course-card" id={course.id} aria-labelledby={`${course.id}-title`}>
      <div className="course-card-name">
        <h2 id={`${course.id}-title`}>{course.title}</h2>
        <p className="course-card-subtitle">{course.name}</p>
        {course.descriptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a
          className="choose"
          href={isCourse ? paths.join : localPath('/pricing', language)}
          aria-describedby={`${course.id}-title`}
        >
          {isCourse ? courses.join : courses.seePlans}
        </a>
      </div>
      <div className="course-card-facts">
        {isCourse && <TrackLine weeks={weeks} modules={moduleCount} />}
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {course.cards.map(({ icon, oneLiner }) => (
            <li key={oneLiner}>
              <Icon name={icon} size={34} />
              {oneLiner}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

export function CourseCards() {
  const { cards } = usePublicContent().courses
  if (cards.length === 0) return null
  return (
    <section className="course-cards">
      <div className="wrap">
        {cards.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </section>
  )
}
