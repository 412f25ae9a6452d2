import { withValues } from '@sohbet/contract/site/placeholders'
import type { QuickQuestion } from '@sohbet/contract/site/rendering'
import { quickSeconds } from '@sohbet/domain/level-test/quick-test'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { usePublicContent, useSiteData } from '../page-context.ts'
import { innerPageHead } from '../page-head.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import '../sections/quick-test/quick-test.css'

export const head = innerPageHead(quickTestPath, ({ quickTest }) => quickTest)

function Question({ question, place }: { question: QuickQuestion; place: number }) {
  const { steps } = usePublicContent().quickTest
  return (
    <fieldset className="quick-question" data-quick-question="" tabIndex={-1}>
      <legend>
        <span className="quick-place">{withValues(steps.place, { count: place })}</span>
        <span className="quick-text" lang="en">
          {question.text}
        </span>
      </legend>
      {/* Names the question when no option is chosen; a chosen one comes later in the form and replaces it */}
      <input type="hidden" name={question.id} value="" />
      {question.options.map((option) => (
        <label key={option.id} className="quick-option">
          <input type="radio" name={question.id} value={option.id} />
          <span lang="en">{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** All questions as one form. With JavaScript it shows one at a time (behaviour/quick-test.ts). */
function Questions() {
  const { language, quickTest } = usePublicContent()
  const questions = useSiteData().quickTest
  const { steps } = quickTest
  return (
    <form
      id="questions"
      className="quick-form"
      method="post"
      action={localPath(quickTestPath, language)}
      autoComplete="off"
      data-quick-test={quickSeconds}
    >
      <div className="quick-head" data-quick-head="" hidden>
        <progress className="quick-progress" max={questions.length} value={0} aria-hidden="true" />
        <p className="quick-clock">
          <span className="visually-hidden">{steps.left}: </span>
          <span data-quick-clock="" role="timer" aria-live="off" />
        </p>
      </div>
      {questions.map((question, index) => (
        <Question key={question.id} question={question} place={index + 1} />
      ))}
      <output className="quick-over" data-quick-over="" hidden>
        {steps.over}
      </output>
      <p className="quick-actions">
        <button type="button" className="choose" data-quick-back="" hidden>
          {steps.back}
        </button>
        <button type="button" className="join" data-quick-next="" data-skip={steps.skip} hidden>
          {steps.next}
        </button>
        <button type="submit" className="join" data-quick-finish="">
          {steps.finish}
        </button>
      </p>
    </form>
  )
}

export default function QuickTestPage() {
  const { quickTest } = usePublicContent()
  const questions = useSiteData().quickTest
  return (
    <>
      <PageHero hero={quickTest.hero} bus="?">
        {questions.length > 0 && (
          <a className="join join-large" href="#questions" data-quick-start="">
            {quickTest.steps.start}
          </a>
        )}
      </PageHero>
      {questions.length > 0 && (
        <div className="wrap quick-stage">
          <Questions />
        </div>
      )}
    </>
  )
}
