import { localPath } from '@sohbet/domain/public-path'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { QuestionList } from '../sections/reading/question-list.tsx'
import { faqPage } from '../structured-data.ts'
import '../sections/reading/with-contents.css'

export const head = innerPageHead(
  '/faq',
  ({ faq }) => faq,
  (content) => [faqPage(content)],
)

/**
 * Smooth scrolling and its offset are in the style sheet (scroll-behavior, scroll-padding), so deep links have
 * them too.
 */
export default function FaqPage() {
  const { language, faq } = usePublicContent()
  return (
    <>
      <PageHero hero={faq.hero} bus="8" />
      <div className="wrap with-contents">
        <nav aria-label={faq.contents} data-contents="">
          <ol>
            {faq.questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <QuestionList questions={faq.questions} level="h2" open />
          <p className="with-contents-end">
            <strong>{faq.notFound}</strong>
            <a className="choose" href={localPath('/contact', language)}>
              {faq.contact}
            </a>
          </p>
        </div>
      </div>
      <ClosingCall />
    </>
  )
}
