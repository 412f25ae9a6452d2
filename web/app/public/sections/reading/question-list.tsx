import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { RichText } from './rich-text.tsx'
import './question-list.css'

type Props = { questions: PublicContent['faq']['questions']; level: 'h2' | 'h3'; open?: boolean }

/** Answers fold without a script; each has its own link. */
export function QuestionList({ questions, level: Heading, open = false }: Props) {
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} open={open}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <RichText html={answer} />
        </details>
      ))}
    </div>
  )
}
