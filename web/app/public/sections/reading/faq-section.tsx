import { localPath } from '@sohbet/domain/site/public-path'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { QuestionList } from './question-list.tsx'
import './faq-section.css'

export function FaqSection() {
  const { language, faq } = usePublicContent()
  if (faq.questions.length === 0) return null
  return (
    <section className="faq-section" id="faq">
      <div className="wrap">
        <div className="faq-words">
          <SectionHeading {...faq.section} />
          <p className="faq-actions">
            <a className="choose" href={localPath('/faq', language)}>
              {faq.readAll}
            </a>
            <a className="quiet-action" href={localPath('/contact', language)}>
              {faq.contact}
            </a>
          </p>
        </div>
        <QuestionList questions={faq.questions} level="h3" />
      </div>
    </section>
  )
}
