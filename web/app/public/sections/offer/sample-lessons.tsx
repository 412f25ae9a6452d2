import { Icon } from '../../pictures/icon.tsx'
import { LessonPicture } from '../../pictures/lesson-picture.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './sample-lessons.css'

export function SampleLessons() {
  const { language, lessons } = usePublicContent()
  if (lessons.lessons.length === 0) return null
  return (
    <section className="lessons-section" id="lessons">
      <div className="wrap">
        <div className="lessons-words">
          <SectionHeading plate={lessons.plate} title={lessons.title} />
          <div className="lessons-about">
            {lessons.about.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <ul className="lessons">
          {lessons.lessons.map(({ title, description, scene, file }) => (
            <li key={title}>
              <LessonPicture scene={scene} />
              <h3>{title}</h3>
              <p>{description}</p>
              <a
                className="lesson-download"
                href={file[language]}
                download=""
                aria-label={`${lessons.download}: ${title}`}
              >
                <Icon name="download" size={22} />
                {lessons.download} <small>{lessons.format}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
