import { localPath } from '@sohbet/domain/site/public-path'
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
  (content) => (content.faq.questions.length === 0 ? [] : [faqPage(content)]),
)

/**
 * Smooth scrolling and its offset are in the style sheet (scroll-behavior, scroll-padding), so deep links have
 * them too.
 */
export default function FaqPage() {
  const { faq } = usePublicContent()
  return (
    <>
      <PageHero hero={faq.hero} bus="8" />
      {faq.questions.length === 0 ? (
        <div className="wrap without-contents">
          <AskUs text={faq.none} />
        </div>
      ) : (
        <div className="wrap with-contents">
          <Contents />
          <div>
            <QuestionList questions={faq.questions} level="h2" open />
            <AskUs text={faq.notFound} />
          </div>
        </div>
      )}
      <ClosingCall />
    </>
  )
}

function Contents() {
  const { contents, questions } = usePublicContent().faq
  return (
    <nav aria-label={contents} data-contents="">
      <ol>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function AskUs({ text }: { text: string }) {
  const { language, faq } = usePublicContent()
  return (
    <p className="with-contents-end">
      <strong>{text}</strong>
      <a className="choose" href={localPath('/contact', language)}>
        {faq.contact}
      </a>
    </p>
  )
}
